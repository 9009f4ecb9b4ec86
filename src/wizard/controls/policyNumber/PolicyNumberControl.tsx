import { BoxesControl } from '../../inputs/boxes/BoxesControl.tsx';
import type { ControlProps } from '../../inputs/ControlProps.ts';
import { policyNumberLayout } from './policyNumberLayout.ts';

export function PolicyNumberControl(props: ControlProps) {
  return <BoxesControl {...props} layout={policyNumberLayout} />;
}
