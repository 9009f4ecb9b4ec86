import '../../ui/style/layers.css';
import { Button } from '@mantine/core';
import { IconHandStop, IconPrinter } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type CompiledDone, type DoneBlock, formatValues } from '../../engine/index.ts';
import { Paragraphs } from '../elements/Paragraphs.tsx';
import { useWizard } from '../context/useWizard.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { ProgressBar } from '../../ui/boxes/ProgressBar.tsx';
import type { AnswerSection } from '../../ui/boxes/AnswerList.tsx';
import { DoneAnswers } from './DoneAnswers.tsx';
import classes from './DonePage.module.css';
import { DoneFiles } from './DoneFiles.tsx';
import { DoneReceipt } from './DoneReceipt.tsx';
import { NextSteps } from './NextSteps.tsx';

interface DonePageProps {
  readonly done: Extract<CompiledDone, { kind: 'page' }>;
  /** Values that the form carries to its end page. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The answers that were sent, in words. */
  readonly answers: readonly AnswerSection[];
}

/** The end page of a form, from the blocks of its definition. Texts: `done.<block>...`; carried values fill their parameters. */
export function DonePage({ done, values: carried, answers }: DonePageProps) {
  const { texts, ports, wizard } = useWizard();
  const values = formatValues(wizard, done.carry, carried);
  const title = texts.get(['done.title'], values);
  const isThanked = done.blocks.some(({ kind }) => kind === 'thanks');
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={classes.page}>
      <title>{texts.get(['wizard:title'], { title, brand: ports().brandName })}</title>
      <DoneProgress />
      <div className={classes.hero}>
        <Picture name="receipt" className={classes.picture} />
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {title}
        </h1>
        {isThanked && (
          <div className={classes.thanks}>
            <Paragraphs text={texts.get(['done.thanks'], values)} />
          </div>
        )}
      </div>
      {done.blocks.map((block) => (
        <Block key={block.kind} block={block} values={values} carried={carried} answers={answers} />
      ))}
      <Actions done={done} />
    </div>
  );
}

/** The actions of the end page; the first button is filled. */
function Actions({ done }: Pick<DonePageProps, 'done'>) {
  const { texts, ports } = useWizard();
  const has = (kind: DoneBlock['kind']) => done.blocks.some((block) => block.kind === kind);
  return (
    <div className={classes.actions}>
      {has('signOut') && (
        <Button size="lg" onClick={() => ports().logoutAfter(0)}>
          {texts.get(['done.signOut', 'wizard:done.signOut'])}
        </Button>
      )}
      {done.close !== null && (
        <Button component={Link} to={done.close} size="lg" variant={has('signOut') ? 'default' : 'filled'}>
          {texts.get(['done.close', 'wizard:done.close'])}
        </Button>
      )}
      {has('print') && (
        <Button
          variant="default"
          size="lg"
          leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden />}
          onClick={() => window.print()}
        >
          {texts.get(['done.print', 'wizard:done.print'])}
        </Button>
      )}
    </div>
  );
}

/** The progress of a form that counts in percent: 100 (CLM-013). */
function DoneProgress() {
  const { texts, wizard } = useWizard();
  if (wizard.definition.progress !== 'percent') return null;
  const words = texts.get(['wizard:progress.percent'], { percent: 100 });
  return <ProgressBar name={texts.get(['wizard:progress.name'])} percent={100} words={words} short={words} />;
}

interface BlockProps extends Pick<DonePageProps, 'values' | 'answers'> {
  readonly block: DoneBlock;
  readonly carried: DonePageProps['values'];
}

function Block({ block, values, carried, answers }: BlockProps) {
  const { texts } = useWizard();
  switch (block.kind) {
    case 'thanks':
    case 'print':
    case 'signOut':
      return null;
    case 'receipt':
      return <DoneReceipt block={block} carried={carried} values={values} />;
    case 'files':
      return <DoneFiles of={carried[block.of]} />;
    case 'duties':
      return (
        <section className={classes.duties} aria-labelledby="done-duties">
          <IconHandStop size={24} stroke={1.75} aria-hidden />
          <div>
            <h2 id="done-duties">{texts.get(['done.duties.title'], values)}</h2>
            <Paragraphs text={texts.get(['done.duties.text'], values)} />
          </div>
        </section>
      );
    case 'nextSteps':
      return <NextSteps block={block} values={values} />;
    case 'answers':
      return <DoneAnswers answers={answers} />;
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
  }
}
