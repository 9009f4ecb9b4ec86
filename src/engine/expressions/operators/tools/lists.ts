import type { OperatorTools } from '../Operator.ts';

const rows = { 'policy.rows': [{ price: 2 }, { price: 3 }] };

export const each: OperatorTools = {
  mutants: { none: 'The value of a row is changed on its own.' },
  example: {
    write: { each: ['policy.rows', { name: 'row.price' }] },
    given: rows,
    gives: [{ name: 2 }, { name: 3 }],
  },
};

export const filter: OperatorTools = {
  mutants: ([list = null], { inWords, say }) => [
    { kind: 'filter-dropped', to: list, says: say('all-rows', { list: inWords(list) }) },
  ],
  example: {
    write: { each: [{ filter: ['policy.rows', { '>': ['row.price', 2] }] }, 'row.price'] },
    given: rows,
    gives: [3],
  },
};

export const concat: OperatorTools = {
  mutants: (lists, { inWords, say }) =>
    lists.map((list, place) => ({
      kind: 'list-dropped',
      to: { concat: lists.toSpliced(place, 1) },
      says: say('dropped', { part: inWords(list) }),
    })),
  example: {
    write: { concat: [{ each: ['policy.rows', 'row.price'] }, { each: ['policy.rows', 'row.price'] }] },
    given: rows,
    gives: [2, 3, 2, 3],
  },
};

export const sort: OperatorTools = {
  mutants: ([list = null], { inWords, say }) => [
    { kind: 'order-dropped', to: list, says: say('unsorted', { list: inWords(list) }) },
  ],
  example: {
    write: { each: [{ sort: ['policy.rows', { subtract: [0, 'row.price'] }] }, 'row.price'] },
    given: rows,
    gives: [3, 2],
  },
};

export const first: OperatorTools = {
  mutants: ([list = null, value = null, condition], { inWords, say }) =>
    condition === undefined
      ? []
      : [
          {
            kind: 'filter-dropped',
            to: { first: [list, value] },
            says: say('first-row', { list: inWords(list) }),
          },
        ],
  example: {
    write: { first: ['policy.rows', 'row.price', { '>': ['row.price', 2] }] },
    given: rows,
    gives: 3,
  },
};

export const sum: OperatorTools = {
  mutants: { none: 'The value of a row is changed on its own.' },
  example: { write: { sum: ['policy.rows', 'row.price'] }, given: rows, gives: 5 },
};

export const length: OperatorTools = {
  mutants: { none: 'What the length is compared with is changed on its own.' },
  example: { write: { length: 'policy.model' }, given: { 'policy.model': 'Yaris' }, gives: 5 },
};
