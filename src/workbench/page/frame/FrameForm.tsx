import { Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { findStepAtRoute, getRoutePath, type Wizard } from '../../../engine/index.ts';
import { BannerMessage } from '../../../ui/messages/BannerMessage.tsx';
import { listOpenDrafts } from '../../../wizard/draft/openDrafts.ts';
import { type WizardPorts, WizardRunner } from '../../../wizard/index.ts';
import { say } from '../say.ts';
import type { Frame } from './createFrame.ts';
import { createFramePorts } from './createFramePorts.ts';
import type { Preparation } from './Preparation.ts';
import classes from './FrameForm.module.css';

type Banner = Parameters<WizardPorts['showBanner']>[0];

/** The runner in the surroundings of the situation, or a note where the form leads out of itself. */
export function FrameForm({ frame }: { readonly frame: Frame }) {
  const prepared = useStore(frame.prepared);
  const { pathname, search } = useLocation();
  if (prepared === null) return null;
  const isInside = isOfForm(prepared.wizard, pathname + search);
  return (
    <main>
      {isInside ? (
        <OpenForm frame={frame} prepared={prepared} />
      ) : (
        <Away address={pathname + search} to={prepared.route} />
      )}
    </main>
  );
}

function OpenForm({ frame, prepared }: { readonly frame: Frame; readonly prepared: Preparation }) {
  const { order, facts, flow, wizard } = prepared;
  const [banner, setBanner] = useState<Banner | null>(null);
  const ports = useMemo(
    () => createFramePorts({ order, facts, flow, showBanner: setBanner }),
    [order, facts, flow],
  );
  return (
    <>
      <output>{banner !== null && <Message banner={banner} onClose={() => setBanner(null)} />}</output>
      <Suspense>
        <WizardRunner form={wizard} ports={ports} />
        <Watcher frame={frame} prepared={prepared} />
      </Suspense>
    </>
  );
}

/** Tells where the journey stands. It comes after the runner, whose effect registers the draft before this one runs. */
function Watcher({ frame, prepared }: { readonly frame: Frame; readonly prepared: Preparation }) {
  useEffect(() => {
    const [draft] = listOpenDrafts();
    if (!draft) return undefined;
    frame.tellStand(draft.getState());
    if (frame.takePress()) draft.dispatch({ kind: 'continued' });
    return draft.subscribe((journey) => frame.tellStand(journey));
  }, [frame, prepared]);
  return null;
}

function Message({ banner, onClose }: { readonly banner: Banner; readonly onClose: () => void }) {
  const tone = banner.level === 'success' ? 'success' : banner.level === 'warn' ? 'warning' : 'error';
  return (
    <BannerMessage tone={tone} label={say(`banner.${tone}`)} retry={banner.retry} onClose={onClose}>
      {banner.text}
    </BannerMessage>
  );
}

function Away({ address, to }: { readonly address: string; readonly to: string }) {
  const navigate = useNavigate();
  return (
    <div className={classes['away']}>
      <h1>{say('preview.away')}</h1>
      <p>{say('preview.away.to', { address })}</p>
      <button type="button" onClick={() => void navigate(to)}>
        {say('preview.back')}
      </button>
    </div>
  );
}

function isOfForm(wizard: Wizard, route: string): boolean {
  const { done } = wizard;
  const isEnd = done.kind === 'page' && done.route === getRoutePath(route);
  return isEnd || findStepAtRoute(wizard, route) !== undefined;
}
