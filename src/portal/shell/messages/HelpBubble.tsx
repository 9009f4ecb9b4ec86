import { IconHelpCircle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useHelpBubbles } from '../../session/hooks/useLoadedContent.ts';
import classes from './HelpBubble.module.css';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { useDisclosure } from '../../../ui/focus/useDisclosure.ts';
import { useTexts } from '../../../ui/texts/useTexts.ts';

interface HelpBubbleProps {
  /** Key of the help text in the content service. */
  readonly of: string;
  /** The subject of the help, for the name of the button. */
  readonly about: string;
  /** The object, with the help behind it. */
  readonly children: ReactNode;
}

/** An object with its help text from the content service (SHELL-029); only the object when there is no text. */
export function HelpBubble({ of, about, children }: HelpBubbleProps) {
  const { t } = useTexts();
  const helpBubbles = useHelpBubbles();
  const { container, button, isOpen, toggle } = useDisclosure();
  const textId = useId();
  const text = helpBubbles.kind === 'success' ? helpBubbles.value.get(of) : undefined;
  if (text === undefined) return children;

  return (
    <div ref={container} className={classes.container}>
      {children}
      <IconButton
        ref={button}
        label={t('shell:helpBubble', { about })}
        aria-expanded={isOpen}
        aria-controls={textId}
        onClick={toggle}
      >
        <IconHelpCircle size={22} stroke={1.75} aria-hidden="true" />
      </IconButton>
      <p id={textId} className={classes.text} hidden={!isOpen}>
        {text}
      </p>
    </div>
  );
}
