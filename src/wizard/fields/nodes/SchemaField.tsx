import type { FieldProps } from '@rjsf/utils';
import { useWizard } from '../../context/useWizard.ts';
import { BlockNode } from './BlockNode.tsx';
import { FieldNode } from './FieldNode.tsx';
import { findFieldNode } from '../findFieldNode.ts';

/**
 * Replaces rjsf's own component: objects and lists are passed on to their fields, and each other part is a node of the walk that draws
 * itself.
 */
export function SchemaField(props: FieldProps) {
  const { wizard } = useWizard();
  const { ObjectField, ArrayField } = props.registry.fields;
  if (props.schema.type === 'object' && ObjectField !== undefined) return <ObjectField {...props} />;
  const node = findFieldNode(wizard, props);
  switch (node?.kind) {
    case 'field':
      return <FieldNode position={node.index} registry={props.registry} />;
    case 'block':
      return <BlockNode position={node.index} />;
    case 'list':
      return ArrayField === undefined ? null : <ArrayField {...props} />;
    case undefined:
      return null;
  }
}
