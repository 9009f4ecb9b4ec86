/** The form "ncb-calculator" as its definitions say. Refresh: npm run forms -- types --write */

/** Canonical values by path when everything asked is answered; what is not always asked may be absent. */
export interface Answers {
  'ncbCalculator.lob': '20Y1' | '20Y2';
  'ncbCalculator.claims'?: string;
}

/** Bodies by operation. */
export interface Payloads {
  calculateNcb: {
    hazard: '112' | '501' | '003' | '024' | '014' | '251' | '202';
    lob: '20Y1' | '20Y2';
    tariff: string;
    discountProtection: boolean;
    currentNcb: string | boolean;
  };
  exportNcb: {
    policyNumber: string;
    lob: '20Y1' | '20Y2';
    numberOfAccidents: 1 | 2 | 3;
    table?: {
      calendarYear?: number;
      noAccident?: string;
      noAccidentPercent?: number;
      withAccident?: string;
      withAccidentPercent?: number;
    }[];
    summary: {
      yearlyValue?: number;
      totalLossPercent?: unknown;
      totalLoss?: number;
      deductible: 150 | 325 | 500 | 1000 | 2500 | 0;
      discountProtection: boolean;
    };
  };
}
