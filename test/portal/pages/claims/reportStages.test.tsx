import { expect, it } from 'vitest';
import { ClaimReportPage } from '../../../../src/portal/pages/claims/ClaimReportPage.tsx';
import { OpenReports } from '../../../../src/portal/pages/dashboard/OpenReports.tsx';
import type { ClaimReport } from '../../../../src/protocol/index.ts';
import { drawPage, texts } from '../../drawPage.tsx';

type StageNames = readonly string[];

const reportWith = (names: StageNames) => ({
  claimId: 'c-1',
  reference: 'S-1',
  policyNumber: '1',
  carModel: 'Golf',
  licensePlate: null,
  claimDate: '2026-11-10',
  reportedAt: '2026-11-11T09:00:00Z',
  stages: names.map((name, index) => ({
    name: name as ClaimReport['stages'][number]['name'],
    since: `2026-11-1${index + 1}`,
  })),
  answers: [],
});

const drawReport = (names: StageNames) =>
  drawPage(<ClaimReportPage />, {
    answers: [[['claimReports', 'c-1'], reportWith(names)]],
    route: ['/claims/reports/:claimId', '/claims/reports/c-1'],
  });

it.each<readonly [StageNames, string]>([
  [['RECEIVED'], 'Stand: EingegangenEingegangen11.11.2026In PrüfungoffenEntschiedenoffen'],
  [
    ['RECEIVED', 'IN_REVIEW', 'SURVEYOR_SENT'],
    'Stand: Weiterer SchrittEingegangen11.11.2026In Prüfung12.11.2026Weiterer Schritt13.11.2026Entschiedenoffen',
  ],
  [['PAID_OUT'], 'Stand: Weiterer SchrittWeiterer Schritt11.11.2026Eingegangenoffen'],
  [[], 'Stand der MeldungEingegangenoffen'],
])('a report with the stages %j says its stage in words', (names, words) => {
  expect(drawReport(names)).toContain(words);
});

it.each<readonly [StageNames, boolean]>([
  [['RECEIVED', 'DECIDED'], false],
  [['RECEIVED', 'SURVEYOR_SENT'], true],
  [[], true],
])(
  'a report with the stages %j names the number for questions where it has no words: %s',
  (names, isAsked) => {
    const [question = ''] = texts.t('claims:reports.otherStage').split('{phone}');

    expect(drawReport(names).includes(question)).toBe(isAsked);
  },
);

it.each<readonly [StageNames, string]>([
  [['RECEIVED'], 'Eingegangen'],
  [['RECEIVED', 'IN_REVIEW'], 'In Prüfung'],
  [['RECEIVED', 'SURVEYOR_SENT'], 'Weiterer Schritt'],
  [['RECEIVED', 'DECIDED'], ''],
])('the start page has a report with the stages %j as "%s"', (names, words) => {
  const drawn = drawPage(<OpenReports />, {
    answers: [[['claimReports'], { entries: [reportWith(names)], lost: 0 }]],
  });

  expect(drawn).toContain(words);
  expect(drawn === '').toBe(words === '');
});
