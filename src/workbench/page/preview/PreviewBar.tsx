import { IconRefresh } from '@tabler/icons-react';
import { widths } from '../../model/address.ts';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { chooseBrand, findUsualFlow } from '../../model/Situation.ts';
import { say } from '../say.ts';
import { beginAgain, changeSituation, changeView, playFlow, useWorkbench } from '../useWorkbench.ts';
import { AccountChoice } from './AccountChoice.tsx';
import { BarChoice } from './BarChoice.tsx';
import { PreviewActions } from './PreviewActions.tsx';
import { ReplyChoice } from './ReplyChoice.tsx';
import classes from './PreviewBar.module.css';

/** The situation and the look of the preview. The choices that are seldom needed are folded. */
export function PreviewBar({ opened }: { readonly opened: FormAnswer }) {
  const situation = useWorkbench((state) => state.situation);
  const start = useWorkbench((state) => state.start);
  const brands = start?.brands ?? [];
  const { flow, until } = situation;
  return (
    <div className={classes['bar']}>
      <BarChoice
        label={say('preview.situation')}
        value={flow === null ? '' : String(flow)}
        options={[
          ['', say('preview.situation.none')],
          ...opened.flows.map(({ index, name }) => [String(index), name] as const),
        ]}
        onChoose={(value) => playFlow(value === '' ? null : Number(value), null)}
        isWide={flow === null}
      />
      {flow !== null && (
        <BarChoice
          label={say('preview.until')}
          value={until ?? ''}
          options={[
            ['', say('preview.until.end')],
            ...opened.form.steps
              .filter(({ id }) => opened.flows[flow]?.steps.includes(id))
              .map(({ id, title }) => [id, title] as const),
          ]}
          onChoose={(value) => playFlow(flow, value === '' ? null : value)}
        />
      )}
      <BarChoice
        label={say('preview.brand')}
        value={(start && chooseBrand(situation, start, opened.flows)?.id) ?? ''}
        options={brands.map(({ id, name }) => [id, name] as const)}
        onChoose={(brand) => changeSituation({ brand })}
      />
      <AccountChoice />
      <Look />
      <PreviewActions />
      <details className={classes['more']}>
        <summary>{say('preview.more')}</summary>
        <div className={classes['folded']}>
          <More opened={opened} />
        </div>
      </details>
    </div>
  );
}

function Look() {
  const { width, isDark } = useWorkbench((state) => state.view);
  return (
    <div className={classes['look']}>
      <fieldset className={classes['widths']}>
        <legend>{say('preview.width')}</legend>
        {widths.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === width}
            onClick={() => changeView({ width: one })}
          >
            {one}
          </button>
        ))}
      </fieldset>
      <button type="button" aria-pressed={isDark} onClick={() => changeView({ isDark: !isDark })}>
        {say('preview.dark')}
      </button>
      <button type="button" onClick={beginAgain}>
        <IconRefresh size={18} stroke={1.75} aria-hidden="true" />
        <span>{say('preview.again')}</span>
      </button>
    </div>
  );
}

function More({ opened }: { readonly opened: FormAnswer }) {
  const { day, time, flow, switches } = useWorkbench((state) => state.situation);
  const usual = (flow === null ? findUsualFlow(opened.flows) : opened.flows[flow])?.today ?? '';
  return (
    <>
      <label className={classes['field']}>
        <span>{say('preview.day')}</span>
        <input
          type="date"
          value={day ?? usual}
          onChange={({ target }) => changeSituation({ day: target.value === '' ? null : target.value })}
        />
      </label>
      <label className={classes['field']}>
        <span>{say('preview.time')}</span>
        <input
          type="time"
          value={time}
          onChange={({ target }) => target.value !== '' && changeSituation({ time: target.value })}
        />
      </label>
      <ReplyChoice opened={opened} />
      {opened.switches.map(({ fact, says }) => (
        <label key={fact} className={classes['switch']}>
          <input
            type="checkbox"
            checked={switches[fact] ?? false}
            onChange={({ target }) => changeSituation({ switches: { ...switches, [fact]: target.checked } })}
          />
          <span>{says}</span>
        </label>
      ))}
    </>
  );
}
