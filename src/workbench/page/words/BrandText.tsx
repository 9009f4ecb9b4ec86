import { IconArrowBackUp, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { WordEntry } from '../../model/edits/EditApi.ts';
import { buildWordId } from '../../model/edits/words.ts';
import type { BrandChoice } from '../../model/WorkbenchApi.ts';
import { say } from '../say.ts';
import { takeBackText } from './saveText.ts';
import { TextBox } from './TextBox.tsx';
import { useDrafts } from './useDrafts.ts';
import classes from './BrandText.module.css';

interface BrandTextProps {
  readonly entry: WordEntry;
  readonly brand: BrandChoice;
  readonly label: string;
}

/** The text of one brand in place of the common one: begun by a press, and taken back by another. */
export function BrandText({ entry, brand, label }: BrandTextProps) {
  const { area, key, text } = entry;
  const id = `${buildWordId(area, key)}@${brand.id}`;
  const isTyped = useDrafts((state) => state.drafts[id] !== undefined);
  const [isBegun, setIsBegun] = useState(false);
  const written = brand.texts[buildWordId(area, key)] ?? null;
  if (written === null && !isTyped && !isBegun)
    return (
      <button
        type="button"
        className={classes['action']}
        aria-label={say('words.own.named', { brand: brand.name, label })}
        onClick={() => setIsBegun(true)}
      >
        <IconPlus size={16} stroke={1.75} aria-hidden="true" />
        <span>{say('words.own', { brand: brand.name })}</span>
      </button>
    );
  return (
    <div className={classes['own']}>
      <span className={classes['name']} aria-hidden="true">
        {say('words.ofBrand', { brand: brand.name })}
      </span>
      <TextBox
        area={area}
        name={key}
        brand={brand.id}
        written={written}
        common={text}
        label={say('words.field.brand', { label, brand: brand.name })}
      />
      {written !== null && (
        <button
          type="button"
          className={classes['action']}
          onClick={() => {
            setIsBegun(false);
            void takeBackText(id, { area, key, brand: brand.id }, written);
          }}
        >
          <IconArrowBackUp size={16} stroke={1.75} aria-hidden="true" />
          <span>{say('words.back')}</span>
        </button>
      )}
    </div>
  );
}
