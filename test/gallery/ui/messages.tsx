import { BannerMessage } from '../../../src/ui/messages/BannerMessage.tsx';
import { ErrorLine } from '../../../src/ui/messages/ErrorLine.tsx';
import { ErrorSummary } from '../../../src/ui/messages/ErrorSummary.tsx';
import { OfflineMessage } from '../../../src/ui/messages/OfflineBanner.tsx';
import { OpenItemsLine } from '../../../src/ui/messages/OpenItemsLine.tsx';
import type { UiStates } from './UiStates.ts';

const close = () => undefined;

export const messages: UiStates = {
  BannerMessage: {
    success: (
      <BannerMessage tone="success" label="Erfolg:" onClose={close}>
        Ihre Änderung ist gespeichert.
      </BannerMessage>
    ),
    warning: (
      <BannerMessage tone="warning" label="Hinweis:" onClose={close}>
        Ihr Vertrag endet in zwei Wochen.
      </BannerMessage>
    ),
    error: (
      <BannerMessage tone="error" label="Fehler:" onClose={close}>
        Das hat nicht geklappt. Bitte versuchen Sie es später.
      </BannerMessage>
    ),
    'error with a retry': (
      <BannerMessage
        tone="error"
        label="Fehler:"
        retry={{ label: 'Erneut versuchen', press: () => undefined }}
        onClose={close}
      >
        Wir haben keine Antwort erhalten.
      </BannerMessage>
    ),
    'that stays': (
      <BannerMessage tone="error" label="Offen:">
        Ein Beitrag ist noch nicht bezahlt.
      </BannerMessage>
    ),
  },
  ErrorLine: { usual: <ErrorLine id="error-line">Bitte nennen Sie eine Telefonnummer.</ErrorLine> },
  ErrorSummary: {
    errors: (
      <ErrorSummary
        id="errors"
        title="Bitte prüfen Sie Ihre Angaben"
        attempt={1}
        problems={[
          { id: 'phone', name: 'phone', sentence: 'Bitte nennen Sie eine Telefonnummer.' },
          { id: 'step', name: null, sentence: 'Das Ende liegt vor dem Anfang.' },
        ]}
      />
    ),
    info: (
      <ErrorSummary
        id="infos"
        title="Noch nichts geändert"
        attempt={1}
        isInfo
        problems={[{ id: 'address', name: 'address', sentence: 'Ändern Sie Ihre Anschrift.' }]}
      />
    ),
  },
  OpenItemsLine: { usual: <OpenItemsLine id="open-items">Noch offen: Telefonnummer</OpenItemsLine> },
  OfflineBanner: { offline: <OfflineMessage /> },
};
