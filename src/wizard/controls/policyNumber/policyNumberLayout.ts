import type { BoxLayout } from '../../inputs/boxes/BoxLayout.ts';

/** Boxes for `1234Y-5.678.901`: letter and separators are fixed and not typed (ACT-015). */
export const policyNumberLayout: BoxLayout = {
  boxes: [
    { part: '1', digits: 4, label: 'policyNumber.part1', after: 'Y-' },
    { part: '2', digits: 1, label: 'policyNumber.part2', after: '.' },
    { part: '3', digits: 3, label: 'policyNumber.part3', after: '.' },
    { part: '4', digits: 3, label: 'policyNumber.part4' },
  ],
  split: (typed) => (typed === '' ? [] : (/^(.*)Y-(.*)\.(.*)\.(.*)$/.exec(typed)?.slice(1) ?? null)),
  join: (parts) => (parts.every((part) => part === '') ? '' : `${parts[0]}Y-${parts.slice(1).join('.')}`),
};
