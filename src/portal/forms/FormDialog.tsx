import { useMemo, useState } from 'react';
import { type WizardPorts, WizardRunner } from '../../wizard/index.ts';
import type { Banner } from '../session/stores/bannerStore.ts';
import { useForm } from '../session/openForm.ts';
import { useServices } from '../session/Services.ts';
import { BannerLiveRegion } from '../shell/messages/BannerLiveRegion.tsx';
import { useTexts } from '../../ui/texts/useTexts.ts';

interface FormDialogProps {
  /** Id of a form with one step. */
  readonly id: string;
  readonly ports: WizardPorts;
  /** The form is finished, or was closed. */
  readonly onClose: () => void;
}

/**
 * A form as a dialog over a page; the fact `session.isDialog` tells its rules. A success is announced on the page, which then shows again;
 * an error is announced inside of the dialog.
 */
export function FormDialog({ id, ports, onClose }: FormDialogProps) {
  const { i18n } = useTexts();
  const { brand } = useServices();
  const [{ banner, turn }, setShown] = useState<{ banner: Banner | null; turn: number }>(nothingShown);
  const within = useMemo(
    (): WizardPorts => ({
      ...ports,
      facts: { ...ports.facts, 'session.isDialog': true },
      showBanner: (shown) =>
        shown.level === 'success' ? ports.showBanner(shown) : setShown(advanceBanner(shown)),
    }),
    [ports],
  );
  const form = useForm(id, i18n, brand.id);
  const messages = (
    <BannerLiveRegion banner={banner} turn={turn} onClose={() => setShown(advanceBanner(null))} />
  );
  return <WizardRunner form={form} ports={within} dialog={{ onClose, messages }} />;
}

const nothingShown = { banner: null, turn: 0 };

function advanceBanner(banner: Banner | null) {
  return ({ turn }: { readonly turn: number }) => ({ banner, turn: turn + 1 });
}
