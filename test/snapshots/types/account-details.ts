/** The form "account-details" as its definitions say. Refresh: npm run forms -- types --write */

/** Canonical values by path when everything asked is answered; what is not always asked may be absent. */
export interface Answers {
  'details.salutation'?: 'HERR' | 'FRAU' | 'UNDEFINED';
  'details.title'?:
    | 'DR'
    | 'PROF'
    | 'PROFDR'
    | 'DIPLING'
    | 'DIPLBETRIEBSWIRT'
    | 'DIPLINF'
    | 'DRING'
    | 'DIPLMED'
    | 'DRMED'
    | 'PROFDRMED'
    | 'PROFDRING'
    | 'DRENGB'
    | 'DIPLMATH'
    | 'DRJUR'
    | 'DIPLPSYCH'
    | 'PROFEH'
    | 'DIPLKFM';
  'details.lastName'?: string;
  'details.reason'?: 'MARRIAGE' | 'DIVORCE' | 'ADOPTION';
}

/** Bodies by operation. */
export interface Payloads {
  changeName: {
    newLastName?: string;
    reason?: 'MARRIAGE' | 'DIVORCE' | 'ADOPTION';
    salutation: 'HERR' | 'FRAU' | 'UNDEFINED' | null;
    title:
      | 'DR'
      | 'PROF'
      | 'PROFDR'
      | 'DIPLING'
      | 'DIPLBETRIEBSWIRT'
      | 'DIPLINF'
      | 'DRING'
      | 'DIPLMED'
      | 'DRMED'
      | 'PROFDRMED'
      | 'PROFDRING'
      | 'DRENGB'
      | 'DIPLMATH'
      | 'DRJUR'
      | 'DIPLPSYCH'
      | 'PROFEH'
      | 'DIPLKFM'
      | null;
  };
}
