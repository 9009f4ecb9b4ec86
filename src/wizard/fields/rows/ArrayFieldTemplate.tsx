import type { ArrayFieldTemplateProps } from '@rjsf/utils';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { ErrorLine } from '../../../ui/messages/ErrorLine.tsx';
import classes from './ArrayField.module.css';
import type { ArrayFieldTemplateParts } from '../Theme.ts';

/** Title, rows, the error about their number, and the button that adds a row. A full list names the reason why it has no such button. */
export function ArrayFieldTemplate(props: ArrayFieldTemplateProps & ArrayFieldTemplateParts) {
  const { title, hint, items, rawErrors = [], canAdd, onAddClick, addLabel, full } = props;
  const fullId = useId();
  return (
    <>
      {title !== '' && <h2 className={classes.title}>{title}</h2>}
      {hint !== '' && <p className={classes.hint}>{hint}</p>}
      {rawErrors.map((error) => (
        <ErrorLine key={error} id={`${fullId}-error`}>
          {error}
        </ErrorLine>
      ))}
      {items}
      <Button
        variant="default"
        leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
        data-add
        {...(canAdd ? {} : { 'aria-disabled': true, 'data-disabled': true })}
        aria-describedby={full === '' ? undefined : fullId}
        onClick={onAddClick}
      >
        {addLabel}
      </Button>
      {full !== '' && (
        <p id={fullId} className={classes.hint}>
          {full}
        </p>
      )}
    </>
  );
}
