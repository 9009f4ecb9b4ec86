import '../style/layers.css';
import '@mantine/core/styles/Accordion.layer.css';
import { Accordion, Button } from '@mantine/core';
import { IconCircleCheck, IconPrinter } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type CompiledDone, type DoneBlock, writtenValues } from '../../engine/index.ts';
import { Paragraphs } from '../elements/Paragraphs.tsx';
import { useWizard } from '../context/useWizard.ts';
import { ProgressBar } from '../elements/ProgressBar.tsx';
import classes from './DonePage.module.css';

interface DonePageProps {
  readonly done: Extract<CompiledDone, { kind: 'page' }>;
  /** Carried from the form. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** The end of a form, from the blocks its definition names. Texts: `done.<block>...`; carried values fill their parameters. */
export function DonePage({ done, values: carried }: DonePageProps) {
  const { texts, ports, wizard } = useWizard();
  const values = writtenValues(wizard, done.carry, carried);
  const title = texts.get(['done.title'], values);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={classes.page}>
      <title>{texts.get(['wizard:title'], { title, brand: ports().brandName })}</title>
      <DoneProgress />
      <IconCircleCheck className={classes.check} size={48} stroke={1.75} aria-hidden />
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      {done.blocks.map((block) => (
        <Block key={block.kind} block={block} values={values} />
      ))}
      {done.close !== null && (
        <Button component={Link} to={done.close} size="lg" className={classes.close}>
          {texts.get(['done.close', 'wizard:done.close'])}
        </Button>
      )}
    </div>
  );
}

/** A form that counts in percent is done here (CLM-013). */
function DoneProgress() {
  const { texts, wizard } = useWizard();
  if (wizard.definition.progress !== 'percent') return null;
  const words = texts.get(['wizard:progress.percent'], { percent: 100 });
  return <ProgressBar percent={100} words={words} short={words} />;
}

interface BlockProps {
  readonly block: DoneBlock;
  readonly values: Readonly<Record<string, unknown>>;
}

function Block({ block, values }: BlockProps) {
  const { texts, ports } = useWizard();
  switch (block.kind) {
    case 'thanks':
      return (
        <div className={classes.thanks}>
          <Paragraphs text={texts.get(['done.thanks'], values)} />
        </div>
      );
    case 'nextSteps':
      return <NextSteps items={block.items} values={values} />;
    case 'links':
      return (
        <nav className={classes.links} aria-label={texts.get(['done.links.title', 'wizard:done.links'])}>
          <ul>
            {block.items.map(({ id, to }) => (
              <li key={id}>
                <Link to={to}>{texts.get([`done.links.${id}`])}</Link>
              </li>
            ))}
          </ul>
        </nav>
      );
    case 'print':
      return (
        <Button
          variant="default"
          size="lg"
          className={classes.print}
          leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden />}
          onClick={() => window.print()}
        >
          {texts.get(['done.print', 'wizard:done.print'])}
        </Button>
      );
    case 'signOut':
      return (
        <Button size="lg" className={classes.close} onClick={() => ports().logoutAfter(0)}>
          {texts.get(['done.signOut', 'wizard:done.signOut'])}
        </Button>
      );
  }
}

function NextSteps({
  items,
  values,
}: {
  readonly items: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
}) {
  const { texts } = useWizard();
  return (
    <section className={classes.nextSteps} aria-labelledby="done-next-steps">
      <h2 id="done-next-steps">{texts.get(['done.nextSteps.title', 'wizard:done.nextSteps'])}</h2>
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
    </section>
  );
}
