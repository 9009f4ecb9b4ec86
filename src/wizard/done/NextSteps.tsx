import '@mantine/core/styles/Accordion.layer.css';
import { Accordion } from '@mantine/core';
import type { DoneBlock } from '../../engine/index.ts';
import { useWizard } from '../context/useWizard.ts';
import { Paragraphs } from '../elements/Paragraphs.tsx';
import classes from './NextSteps.module.css';

interface NextStepsProps {
  readonly block: Extract<DoneBlock, { kind: 'nextSteps' }>;
  readonly values: Readonly<Record<string, unknown>>;
}

/** What happens now: steps in their order, all of them open, or questions to unfold. */
export function NextSteps({ block, values }: NextStepsProps) {
  const { texts } = useWizard();
  return (
    <section className={classes.nextSteps} aria-labelledby="done-next-steps">
      <h2 id="done-next-steps">{texts.get(['done.nextSteps.title', 'wizard:done.nextSteps'])}</h2>
      {block.numbered === true ? (
        <ol className={classes.numbered}>
          {block.items.map((item) => (
            <li key={item}>
              <h3>{texts.get([`done.nextSteps.${item}.title`], values)}</h3>
              <Paragraphs text={texts.get([`done.nextSteps.${item}.text`], values)} />
            </li>
          ))}
        </ol>
      ) : (
        <Folded items={block.items} values={values} />
      )}
    </section>
  );
}

function Folded({ items, values }: Pick<NextStepsProps, 'values'> & { readonly items: readonly string[] }) {
  const { texts } = useWizard();
  return (
    <Accordion
      multiple
      order={3}
      defaultValue={items.slice(0, 1)}
      keepMountedMode="display-none"
      classNames={{
        item: classes.item ?? '',
        control: classes.control ?? '',
        label: classes.label ?? '',
        chevron: classes.chevron ?? '',
        panel: classes.panel ?? '',
      }}
    >
      {items.map((item) => (
        <Accordion.Item key={item} value={item}>
          <Accordion.Control>{texts.get([`done.nextSteps.${item}.title`], values)}</Accordion.Control>
          <Accordion.Panel>
            <Paragraphs text={texts.get([`done.nextSteps.${item}.text`], values)} />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
