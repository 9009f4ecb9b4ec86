/** What a module may import, and what others may import of it. Paths are below `src/`. */
export interface ModuleRow {
  /** Other modules that this one imports. */
  readonly imports: readonly string[];
  /** Those of them of which it imports types alone. */
  readonly typesOnly?: readonly string[];
  /** Those of them of which it imports these files or folders alone. */
  readonly parts?: Readonly<Record<string, readonly string[]>>;
  /** Files that other modules import; without them every file is open to them. */
  readonly entryFiles?: readonly string[];
  /** Its folders from the lowest to the highest: a folder imports only folders of a lower layer. Single files may have a layer, too. */
  readonly layers?: readonly (readonly string[])[];
}

/** What delivery imports of the portal. */
const openToDelivery = [
  'portal/pageTable/',
  // What the portal expects of the page that starts it.
  'portal/auth/Boot.ts',
  'portal/session/Services.ts',
  // What a sign-in before the program shares with the portal: tokens, their check, and names of stored values.
  'portal/auth/Tokens.ts',
  'portal/auth/findIdTokenProblem.ts',
  'portal/auth/signOutNames.ts',
  'portal/session/stores/selectedPolicyKey.ts',
];

/** All modules, the lowest first. */
export const modules: Readonly<Record<string, ModuleRow>> = {
  plain: { imports: [] },
  calendar: { imports: [], entryFiles: ['calendar/index.ts'] },
  brand: { imports: [] },
  protocol: {
    imports: ['plain', 'calendar'],
    layers: [['account', 'claim', 'contact'], ['policy'], ['index.ts']],
  },
  engine: {
    imports: ['plain', 'calendar'],
    entryFiles: [
      'engine/index.ts',
      'engine/metaSchemas.ts',
      'engine/operatorWords.ts',
      'engine/formats/formats.ts',
      'engine/formats/settingWords.ts',
      'engine/journey/routes/readStepNumber.ts',
      'engine/outcome/isSuccess.ts',
    ],
    layers: [
      ['messages', 'formats'],
      ['definition'],
      ['expressions'],
      ['controls'],
      ['compile'],
      ['walk', 'written'],
      ['change', 'validate'],
      ['submit', 'outcome'],
      ['snapshot'],
      ['journey'],
      ['operatorWords.ts'],
      ['index.ts', 'metaSchemas.ts'],
    ],
  },
  domain: {
    imports: ['protocol', 'calendar', 'plain'],
    typesOnly: ['protocol'],
    layers: [['accident', 'claimKinds', 'contractKinds', 'functions', 'names'], ['facts']],
  },
  content: { imports: ['brand', 'plain'], entryFiles: ['content/index.ts'] },
  definitions: {
    imports: ['engine', 'protocol', 'plain'],
    // The preview of the workbench compiles forms in the browser.
    entryFiles: [
      'definitions/index.ts',
      'definitions/toJavaScript.ts',
      'definitions/disk.ts',
      'definitions/validators/buildValidators.ts',
    ],
    layers: [['messages', 'validators'], ['expand'], ['abridge'], ['index.ts', 'disk.ts']],
  },
  accident: {
    imports: ['calendar'],
    // What the server writes the page with, and what the portal reads of the record.
    entryFiles: [
      'accident/accidentPaths.ts',
      'accident/PageFacts.ts',
      'accident/record/AccidentRecord.ts',
      'accident/record/openAccidentStore.ts',
    ],
    layers: [['record'], ['page'], ['main.ts']],
  },
  analysis: {
    imports: ['engine', 'definitions', 'plain', 'calendar'],
    typesOnly: ['definitions'],
    entryFiles: ['analysis/index.ts'],
    layers: [
      ['messages'],
      ['words', 'scaffold.ts'],
      ['flows'],
      ['lint'],
      ['edit', 'prove'],
      ['abridge', 'cover', 'document', 'promises'],
      ['diff', 'mutate', 'types'],
      ['review'],
      ['explain'],
      ['index.ts'],
    ],
  },
  ui: {
    imports: ['brand', 'plain'],
    layers: [
      ['texts', 'storage', 'style', 'focus'],
      ['loading', 'buttons', 'choices', 'pictures'],
      ['boxes', 'messages'],
      ['dialogs', 'files'],
    ],
  },
  wizard: {
    imports: ['engine', 'plain', 'calendar', 'ui'],
    // What the first page needs of the wizard has entry files of its own, so that it does not load the runner.
    entryFiles: [
      'wizard/index.ts',
      'wizard/formControls.ts',
      'wizard/controls/controlTypes.ts',
      'wizard/controls/upload/describeFile.ts',
      'wizard/controls/upload/uploadStage.ts',
      'wizard/draft/openDrafts.ts',
      // What flow tests read.
      'wizard/texts/createFormTexts.ts',
    ],
    layers: [
      ['ports'],
      ['inputs'],
      ['controls'],
      ['texts'],
      ['draft'],
      ['runner'],
      ['context'],
      ['elements'],
      ['blocks'],
      ['fields'],
      ['theme'],
      ['done', 'amountBar'],
      ['page'],
      ['formControls.ts', 'WizardRunner.tsx'],
      ['index.ts'],
    ],
  },
  portal: {
    imports: [
      'wizard',
      'engine',
      'domain',
      'brand',
      'protocol',
      'definitions',
      'plain',
      'calendar',
      'ui',
      'content',
      'accident',
    ],
    // What starts the portal, what forms are compiled with, and the pages that are no forms, which say where forms may lead to.
    entryFiles: [
      'portal/App.tsx',
      'portal/createServices.ts',
      'portal/session/createQueryClient.ts',
      'portal/pageTable/getPageCalls.ts',
      'portal/pageTable/pagesWithoutForm.ts',
      'portal/pageTable/listMountedPages.ts',
      'portal/pageTable/Page.ts',
      'portal/session/createTexts.ts',
      'portal/startup/reloadForNewVersion.ts',
      'portal/startup/unregisterServiceWorkers.ts',
    ],
    layers: [
      ['api'],
      ['auth'],
      ['content', 'places'],
      ['session'],
      ['pageTable'],
      ['shell'],
      ['forms'],
      ['startup', 'pages'],
      ['buildPortalRoutes.tsx', 'createServices.ts', 'createPreloader.ts'],
      ['App.tsx'],
    ],
  },
  delivery: {
    imports: ['plain', 'protocol', 'brand', 'domain', 'definitions', 'portal'],
    // Of the domain the switches: a closed portal prefetches nothing.
    parts: { portal: openToDelivery, domain: ['domain/applicationSwitches.ts'] },
    // The half of the server. What stands in the page, and the plugins, are called by `main.tsx`, `index.html` and `vite.config.ts`.
    entryFiles: [
      'delivery/server/index.ts',
      'delivery/pageFacts.ts',
      'delivery/deliverySettings.ts',
      'delivery/page/keepBoot.ts',
      'delivery/page/takeFrame.ts',
    ],
    layers: [['page', 'server'], ['build']],
  },
  backend: {
    imports: [
      'protocol',
      'engine',
      'brand',
      'domain',
      'delivery',
      'plain',
      'calendar',
      'content',
      'accident',
    ],
    // The seeded accounts, with which flow tests begin.
    entryFiles: [
      'backend/seed/loadSeed.ts',
      'backend/seed/resolveDays.ts',
      'backend/seed/createSeedPolicy.ts',
    ],
    layers: [
      ['places', 'settings', 'texts'],
      ['http', 'loadBrands.ts'],
      ['store', 'portalRoutes.ts'],
      ['limits'],
      ['audit', 'scanner'],
      ['api', 'mail', 'pdf'],
      ['accident', 'content', 'identity', 'app.ts', 'checklistRoute.ts'],
      ['monitoring', 'services', 'answerRequests.ts'],
      ['seed'],
      ['accounts', 'startServer.ts'],
      ['main.ts'],
    ],
  },
  cli: {
    imports: [
      'plain',
      'calendar',
      'protocol',
      'engine',
      'brand',
      'domain',
      'definitions',
      'analysis',
      'wizard',
      'backend',
      'portal',
    ],
    layers: [
      ['reference', 'spelling', 'git', 'kept'],
      ['facts'],
      ['forms'],
      ['review', 'proofs', 'write'],
      ['commands'],
      ['commands.ts'],
      ['main.ts', 'breakFlows.ts'],
    ],
  },
  workbench: {
    imports: [
      'plain',
      'calendar',
      'engine',
      'brand',
      'ui',
      'definitions',
      'analysis',
      'wizard',
      'backend',
      'cli',
    ],
    // Of the server the accounts of the seed; of the command line what reads files, builds facts and runs an analysis.
    parts: {
      backend: ['backend/seed/loadSeed.ts'],
      cli: [
        'cli/facts/',
        'cli/spelling/',
        'cli/addFlowTests.ts',
        'cli/collectLintTools.ts',
        'cli/commands/locateFinding.ts',
        'cli/forms/selectForms.ts',
        'cli/git/',
        'cli/review/',
        'cli/compileFormById.ts',
        'cli/createPayloadValidator.ts',
        'cli/write/formatFile.ts',
        'cli/formEnvironment.ts',
        'cli/getFileJudges.ts',
        'cli/programPlugin.ts',
        'cli/readFlows.ts',
        'cli/runFlow.ts',
        'cli/runProof.ts',
      ],
    },
    // Nothing imports it: not one byte of it is in the portal.
    entryFiles: [],
    layers: [
      ['model', 'texts'],
      ['page', 'server'],
    ],
  },
  'main.tsx': { imports: ['portal', 'brand', 'protocol', 'delivery', 'ui'] },
};
