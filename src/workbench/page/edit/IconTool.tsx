import type { Icon as TablerIcon } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from './Edit.module.css';

interface IconToolProps {
  readonly icon: TablerIcon;
  readonly name: string;
  readonly isOff?: boolean;
  /** Whether what it opens is open; absent where it opens nothing. It takes the focus back when that closes. */
  readonly isOpen?: boolean;
  readonly onPress: () => void;
}

/** A button that is a sign; its name is said and shown on the pointer. */
export function IconTool({ icon: Icon, name, isOff = false, isOpen, onPress }: IconToolProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === true && isOpen === false) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <button
      ref={button}
      type="button"
      className={classes['tool']}
      aria-label={name}
      title={name}
      aria-expanded={isOpen}
      disabled={isOff}
      onClick={onPress}
    >
      <Icon size={20} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
