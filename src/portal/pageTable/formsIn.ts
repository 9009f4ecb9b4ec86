import type { MountedForm } from '../../definitions/index.ts';
import type { Mount } from '../../engine/index.ts';

/** A form that stands in the portal in this way. */
export type FormIn<Frame extends Mount['frame']> = MountedForm<Extract<Mount, { readonly frame: Frame }>>;

export function formsIn<Frame extends Mount['frame']>(
  frame: Frame,
  forms: readonly MountedForm[],
): readonly FormIn<Frame>[] {
  const isIn = (form: MountedForm): form is FormIn<Frame> => form.mount.frame === frame;
  return forms.filter(isIn);
}
