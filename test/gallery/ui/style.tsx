import { IconChevronDown } from '@tabler/icons-react';
import { createBrandTokens, neutralBrand } from '../../../src/brand/index.ts';
import table from '../../../src/ui/style/ComparisonTable.module.css';
import rows from '../../../src/ui/style/RowList.module.css';
import text from '../../../src/ui/style/TextBox.module.css';
import type { UiStates } from './UiStates.ts';

const roles = Object.keys(createBrandTokens(neutralBrand).light);
const sizes = ['small', 'body', 'lead', 'h3', 'h2', 'h1', 'display', 'figure'];

export const style: UiStates = {
  BrandTheme: {
    colors: (
      <ul data-swatches>
        {roles.map((role) => (
          <li key={role}>
            <span style={{ background: `var(--color-${role})` }} /> <span>{role}</span>
          </li>
        ))}
      </ul>
    ),
    sizes: sizes.map((size) => (
      <p key={size} style={{ fontSize: `var(--font-${size})` }}>
        {size}
      </p>
    )),
  },
  TextBox: {
    empty: <input className={text['box']} aria-label="Leeres Feld" placeholder="TT.MM.JJJJ" />,
    filled: <input className={text['box']} aria-label="Gefülltes Feld" defaultValue="Köln" />,
    invalid: (
      <input className={text['box']} aria-label="Falsches Feld" aria-invalid defaultValue="31.2.2026" />
    ),
    locked: <input className={text['box']} aria-label="Gesperrtes Feld" readOnly defaultValue="B-LA 1234" />,
    list: (
      <div className={text['list']}>
        <select className={text['box']} aria-label="Liste">
          <option>Bitte wählen</option>
          <option>Auto</option>
        </select>
        <IconChevronDown aria-hidden />
      </div>
    ),
    'text area': <textarea className={text['box']} aria-label="Langer Text" rows={3} />,
  },
  RowList: {
    usual: (
      <ul className={rows['rows']}>
        <li>Versicherungsschein</li>
        <li>Beitragsrechnung</li>
      </ul>
    ),
  },
  ComparisonTable: {
    usual: (
      <table className={table['table']}>
        <thead>
          <tr>
            <th scope="col">Baustein</th>
            <th scope="col">Bisher</th>
            <th scope="col">Neu</th>
            <th scope="col">Unterschied</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Haftpflicht</th>
            <td data-head="Bisher">24,10 €</td>
            <td data-head="Neu">22,40 €</td>
            <td data-head="Unterschied">−1,70 €</td>
          </tr>
        </tbody>
      </table>
    ),
  },
};
