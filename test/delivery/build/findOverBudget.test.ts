import { expect, it } from 'vitest';
import { findOverBudget } from '../../../src/delivery/build/findOverBudget.ts';
import budgets from '../../../src/delivery/budgets.json' with { type: 'json' };
import type { BuiltPages } from '../../../src/delivery/BuiltPages.ts';

const page = { title: null, calls: { lists: false, draft: null } };
const built: BuiltPages = {
  program: ['/program.js'],
  styles: ['/all.css'],
  font: '',
  logos: {},
  signIn: [],
  formSteps: [],
  pages: [
    { ...page, path: '/', modules: ['/program.js', '/page.js'], styles: [] },
    { ...page, path: '/claims', modules: ['/page.js'], styles: ['/page.css'] },
  ],
};

const { startPage, otherPages } = budgets;

it('lists pages above their budget; common files count, and each file once', () => {
  const sizes = (pageCode: number, pageStyle: number) =>
    new Map([
      ['/program.js', 100_000],
      ['/all.css', 5_000],
      ['/page.js', pageCode * 1000 - 100_000],
      ['/page.css', pageStyle * 1000 - 5_000],
    ]);

  expect(findOverBudget(built, sizes(startPage.code, otherPages.style))).toEqual([]);
  expect(findOverBudget(built, sizes(startPage.code + 1, otherPages.style + 1))).toEqual([
    `/ has ${startPage.code + 1}.0 KB of code, its budget is ${startPage.code} KB`,
    `/claims has ${otherPages.style + 1}.0 KB of style, its budget is ${otherPages.style} KB`,
  ]);
});
