import { derivations } from '../../domain/derivations.ts';
import type { FormEnvironment } from '../../engine/index.ts';
import { formControls } from '../../wizard/formControls.ts';

/** What the product gives its forms: in the browser and in every tool. */
export const formEnvironment: FormEnvironment = { derivations, controls: formControls };
