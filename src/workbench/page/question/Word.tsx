import type { WordEntry } from '../../model/edits/EditApi.ts';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { say } from '../say.ts';
import { useWorkbench } from '../useWorkbench.ts';
import { BrandText } from '../words/BrandText.tsx';
import { nameWord } from '../words/nameWord.ts';
import { TextBox } from '../words/TextBox.tsx';
import { useShownBrand } from '../words/useShownBrand.ts';
import classes from './Words.module.css';

/** One text with its field, and with that of the brand in the preview. */
export function Word({ entry, opened }: { readonly entry: WordEntry; readonly opened: FormAnswer }) {
  const { area, key, text, file, isShared } = entry;
  const brand = useShownBrand();
  const { part } = nameWord(opened, key);
  const label = `${part} ${key}`;
  return (
    <div className={classes['word']}>
      <div className={classes['head']} aria-hidden="true">
        <span>{part}</span>
        <span className={classes['key']}>{key}</span>
        <span className={classes['length']}>{say('words.characters', { count: text.length })}</span>
      </div>
      <TextBox
        area={area}
        name={key}
        brand={null}
        written={text}
        common={text}
        label={say('words.field', { label })}
      />
      {isShared && <p className={classes['note']}>{say('words.shared', { file })}</p>}
      <Others id={`${area}:${key}`} />
      {brand !== null && <BrandText key={brand.id} entry={entry} brand={brand} label={label} />}
    </div>
  );
}

/** Names the brands that do not show the common text. */
function Others({ id }: { readonly id: string }) {
  const brands = useWorkbench((state) => state.start?.brands);
  const own = (brands ?? []).filter(({ texts }) => Object.hasOwn(texts, id)).map(({ name }) => name);
  if (own.length === 0) return null;
  return <p className={classes['note']}>{say('words.others', { brands: own.join(', ') })}</p>;
}
