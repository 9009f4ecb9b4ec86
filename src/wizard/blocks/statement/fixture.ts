import type { BlockFixture } from '../../elements/BlockFixture.ts';

export const fixture: BlockFixture = {
  states: {
    usual: {
      parameters: {
        by: 'correct',
        says: {
          noInjury: { 'type.personalInjury': 'NO' },
          ownDriver: { 'driverData.whoDrove': 'POLICY_HOLDER' },
        },
      },
      texts: {
        label: 'Das trifft zu',
        summary: 'Von Ihnen bestätigt',
        wrong: 'Stimmt etwas nicht? Ausführlich melden',
        'options.noInjury': 'Niemand wurde verletzt.',
        'options.ownDriver': 'Ich bin selbst gefahren.',
      },
    },
  },
};
