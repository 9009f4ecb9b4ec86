import { Button } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { Checkbox } from '../../../ui/choices/Checkbox.tsx';
import { useAnalyticsChoice } from '../../session/analyticsChoice.ts';
import { useBannerStore } from '../../session/stores/bannerStore.ts';
import { PageHeading } from '../../shell/layout/PageHeading.tsx';
import classes from './CookiesPage.module.css';
import { LegalText } from './LegalText.tsx';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/**
 * The choice of the data that the device stores: necessary data always, statistics only with consent (LEGAL-006). The choice can be changed
 * at any time.
 */
export function CookiesPage() {
  const { t } = useTexts();
  const { choice, choose } = useAnalyticsChoice();
  const [isAllowed, setIsAllowed] = useState(choice === 'allowed');

  function save(event: FormEvent): void {
    event.preventDefault();
    choose(isAllowed ? 'allowed' : 'refused');
    const text = t(isAllowed ? 'shell:cookies.saved.allowed' : 'shell:cookies.saved.refused');
    useBannerStore.getState().show({ level: 'success', text });
  }

  return (
    <>
      <PageHeading />
      <form className={classes.form} onSubmit={save}>
        <fieldset className={classes.choices}>
          <legend>{t('shell:cookies.legend')}</legend>
          <Choice text="necessary" isChecked />
          <Choice text="analytics" isChecked={isAllowed} onChange={setIsAllowed} />
        </fieldset>
        <Button type="submit">{t('shell:cookies.save')}</Button>
      </form>
      <LegalText name="cookies" />
    </>
  );
}

interface ChoiceProps {
  readonly text: 'necessary' | 'analytics';
  readonly isChecked: boolean;
  /** Absent: the choice cannot be changed. */
  readonly onChange?: (isChecked: boolean) => void;
}

function Choice({ text, isChecked, onChange }: ChoiceProps) {
  const { t } = useTexts();
  const hint = useId();

  return (
    <div className={classes.choice}>
      <Checkbox
        id={`cookies-${text}`}
        label={<strong>{t(`shell:cookies.${text}`)}</strong>}
        describedBy={hint}
        checked={isChecked}
        locked={onChange === undefined}
        onChange={(checked) => onChange?.(checked)}
      />
      <p id={hint}>{t(`shell:cookies.${text}.hint`)}</p>
    </div>
  );
}
