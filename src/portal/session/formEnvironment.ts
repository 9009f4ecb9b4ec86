import { derivations } from '../../domain/derivations.ts';
import type { Environment } from '../../engine/index.ts';
import { formControls } from '../../wizard/formControls.ts';

/** What forms of the product are compiled with beside their validators: in the browser and by every tool. */
export const formEnvironment: Omit<Environment, 'validators'> = { derivations, controls: formControls };
