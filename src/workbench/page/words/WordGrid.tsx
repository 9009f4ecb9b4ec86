import { useMemo, useState } from 'react';
import type { WordEntry } from '../../model/edits/EditApi.ts';
import { foldText } from '../../../plain/searchText.ts';
import { sortByOutline } from '../../model/edits/words.ts';
import type { FormAnswer, StartAnswer } from '../../model/WorkbenchApi.ts';
import { count, say } from '../say.ts';
import { select, useWorkbench } from '../useWorkbench.ts';
import { BrandText } from './BrandText.tsx';
import { nameWord } from './nameWord.ts';
import { TextBox } from './TextBox.tsx';
import { useShownBrand } from './useShownBrand.ts';
import classes from './WordGrid.module.css';

/** All texts of the form, or of an area that all forms share, in a grid. */
export function WordGrid({ opened }: { readonly opened: FormAnswer }) {
  const start = useWorkbench((state) => state.start);
  const wanted = useWorkbench((state) => state.wanted);
  const [chosen, setChosen] = useState('');
  const [find, setFind] = useState('');
  const [isOwnOnly, setIsOwnOnly] = useState(false);
  const brand = useShownBrand();
  const sorted = useMemo(() => sortByOutline(opened.form, opened.words), [opened]);
  if (start === null || brand === null) return null;
  const area = wanted === null ? chosen : wanted.id.slice(0, wanted.id.indexOf(':'));
  const shown = listAreas(start).includes(area) ? area : '';
  if (shown !== chosen && wanted !== null) setChosen(shown);
  const words = foldText(find).split(/\s+/).filter(Boolean);
  const entries = (shown === '' ? sorted : listShared(start, shown)).filter(
    ({ area: owner, key, text }) =>
      (wanted !== null || words.every((word) => foldText(`${key} ${text}`).includes(word))) &&
      (!isOwnOnly || start.brands.some(({ texts }) => Object.hasOwn(texts, `${owner}:${key}`))),
  );
  return (
    <section className={classes['pane']} aria-labelledby="grid">
      <h1 id="grid" tabIndex={-1} className={classes['title']}>
        {say('words.grid')}
      </h1>
      <div className={classes['bar']}>
        <label>
          <span>{say('words.from')}</span>
          <select value={shown} onChange={({ target }) => setChosen(target.value)}>
            <option value="">{opened.form.title}</option>
            {listAreas(start).map((one) => (
              <option key={one} value={one}>
                {say('words.from.area', { area: one })}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{say('words.find')}</span>
          <input type="search" value={find} onChange={({ target }) => setFind(target.value)} />
        </label>
        <label className={classes['check']}>
          <input
            type="checkbox"
            checked={isOwnOnly}
            onChange={({ target }) => setIsOwnOnly(target.checked)}
          />
          <span>{say('words.onlyOwn')}</span>
        </label>
        <output>{count('words.count', entries.length)}</output>
      </div>
      <Table entries={entries} opened={opened} brand={brand.name} />
    </section>
  );
}

interface TableProps {
  readonly entries: readonly WordEntry[];
  readonly opened: FormAnswer;
  readonly brand: string;
}

function Table({ entries, opened, brand }: TableProps) {
  return (
    <table className={classes['table']}>
      <thead>
        <tr>
          <th scope="col">{say('words.place')}</th>
          <th scope="col">{say('words.all')}</th>
          <th scope="col">{say('words.ofBrand', { brand })}</th>
          <th scope="col">{say('words.length')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row key={`${entry.area}:${entry.key}`} entry={entry} opened={opened} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ entry, opened }: { readonly entry: WordEntry; readonly opened: FormAnswer }) {
  const { area, key, text } = entry;
  const brand = useShownBrand();
  const { part, place, subject } = nameWord(opened, key);
  return (
    <tr>
      <th scope="row">
        {subject === null ? (
          <span className={classes['part']}>{part}</span>
        ) : (
          <button type="button" className={classes['place']} onClick={() => select(subject)}>
            {place}
          </button>
        )}
        {subject !== null && <span className={classes['part']}>{part}</span>}
        <span className={classes['key']}>{key}</span>
      </th>
      <td>
        <TextBox
          area={area}
          name={key}
          brand={null}
          written={text}
          common={text}
          label={say('words.field', { label: key })}
        />
      </td>
      <td>{brand !== null && <BrandText key={brand.id} entry={entry} brand={brand} label={key} />}</td>
      <td className={classes['number']}>{text.length}</td>
    </tr>
  );
}

/** The areas of texts that belong to no form. */
function listAreas({ texts, forms }: StartAnswer): readonly string[] {
  const ids = new Set(forms.map(({ id }) => id));
  return Object.keys(texts)
    .filter((area) => !ids.has(area))
    .toSorted();
}

function listShared({ texts }: StartAnswer, area: string): readonly WordEntry[] {
  const file = `schemas/_shared/texts/${area}.de.json`;
  return Object.entries(texts[area] ?? {}).map(([key, text]) => ({ area, key, text, file, isShared: true }));
}
