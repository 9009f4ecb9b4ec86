import { Accordion } from '@mantine/core';
import '@mantine/core/styles/Accordion.layer.css';
import { type ReactNode, useState } from 'react';
import { createNumberMentions } from '../texts/numberMentions.ts';
import { NumberMentionsContext } from '../texts/useNumberMention.ts';
import classes from './FoldedTexts.module.css';

interface FoldedText {
  readonly id: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
}

interface FoldedTextsProps {
  readonly texts: readonly FoldedText[];
  /** Heading level of the titles. */
  readonly level: 3 | 4;
  /** Ids of the texts that are open at first. */
  readonly open?: readonly string[];
}

/** A framed list of texts that open below their titles; several may be open. All are printed. */
export function FoldedTexts({ texts, level, open = [] }: FoldedTextsProps) {
  return (
    <Accordion
      multiple
      order={level}
      defaultValue={[...open]}
      keepMountedMode="display-none"
      classNames={{
        root: classes.list ?? '',
        item: classes.item ?? '',
        control: classes.control ?? '',
        label: classes.label ?? '',
        chevron: classes.chevron ?? '',
        panel: classes.panel ?? '',
      }}
    >
      {texts.map(({ id, title, text }) => (
        <Accordion.Item key={id} value={id}>
          <Accordion.Control>{title}</Accordion.Control>
          <Accordion.Panel>
            <OwnMentions>{text}</OwnMentions>
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}

/** What a folded text names is not in sight, and does not count for the page. */
function OwnMentions({ children }: { readonly children: ReactNode }) {
  const [mentions] = useState(() => createNumberMentions());
  return <NumberMentionsContext value={mentions}>{children}</NumberMentionsContext>;
}
