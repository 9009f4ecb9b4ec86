import type { FieldProps } from '@rjsf/utils';
import { useWizard } from '../useWizard.ts';
import { BlockNode } from './BlockNode.tsx';
import { FieldNode } from './FieldNode.tsx';
import { RowList } from './RowList.tsx';

/** Stands in for rjsf's own field: objects go on to rjsf, everything else is a node of the walk and draws itself. */
export function SchemaNode(props: FieldProps) {
  const { wizard } = useWizard();
  const { ObjectField } = props.registry.fields;
  if (props.schema.type === 'object' && ObjectField !== undefined) return <ObjectField {...props} />;
  const index = wizard.indexOf.get([props.registry.formContext.step, ...props.fieldPathId.path].join('.'));
  const node = index === undefined ? undefined : wizard.nodes[index];
  if (index === undefined || node === undefined) return null;
  switch (node.kind) {
    case 'field':
      return <FieldNode place={index} />;
    case 'block':
      return <BlockNode place={index} />;
    case 'list':
      return <RowList list={node} />;
  }
}
