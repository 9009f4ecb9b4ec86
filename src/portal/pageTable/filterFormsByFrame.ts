import type { MountedForm } from '../../definitions/index.ts';
import type { Mount } from '../../engine/index.ts';

/** A form with this frame in the portal. */
export type FormWithFrame<Frame extends Mount['frame']> = MountedForm<
  Extract<Mount, { readonly frame: Frame }>
>;

export function filterFormsByFrame<Frame extends Mount['frame']>(
  frame: Frame,
  forms: readonly MountedForm[],
): readonly FormWithFrame<Frame>[] {
  const isIn = (form: MountedForm): form is FormWithFrame<Frame> => form.mount.frame === frame;
  return forms.filter(isIn);
}
