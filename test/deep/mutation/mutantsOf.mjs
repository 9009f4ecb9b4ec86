import { parseSync } from 'vite';

/**
 * Every small change of a TypeScript source that a test should notice.
 * A mutant: { file, line, within, operator, start, end, original, replacement }; offsets into the source, `within` its trimmed line.
 */
export function mutantsOf(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed.`);
  const lines = source.split('\n');
  const mutants = [];
  visit(program, null);
  return mutants.toSorted((one, other) => one.start - other.start || one.end - other.end);

  function visit(node, parent) {
    if (isTypeOrImport(node)) return;
    for (const [operator, from, to, replacement] of changesAt(node, parent, (part) =>
      source.slice(part.start, part.end),
    )) {
      const line = source.slice(0, from).split('\n').length;
      const within = lines[line - 1].trim();
      const original = source.slice(from, to);
      mutants.push({ file, line, within, operator, start: from, end: to, original, replacement });
    }
    for (const child of childrenOf(node)) visit(child, node);
  }
}

const comparisons = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
};
const arithmetic = { '+': '-', '-': '+', '*': '/', '/': '*' };
const methods = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  toUpperCase: 'toLowerCase',
  min: 'max',
  max: 'min',
};
/** Left out of a chain: `names.filter(known)` becomes `names`. */
const droppable = ['filter', 'trim', 'sort', 'slice'];

/** Changes at one node: [operator, start, end, replacement]. */
function changesAt(node, parent, text) {
  const whole = (operator, replacement) => [operator, node.start, node.end, replacement];
  const part = (operator, { start, end }, replacement) => [operator, start, end, replacement];
  switch (node.type) {
    case 'IfStatement':
      return [
        part('negate condition', node.test, `!(${text(node.test)})`),
        part('never take the branch', node.test, 'false'),
      ];
    case 'ConditionalExpression':
      return [part('negate condition', node.test, `!(${text(node.test)})`)];
    case 'BinaryExpression': {
      const others =
        comparisons[node.operator] ?? (arithmetic[node.operator] ? [arithmetic[node.operator]] : []);
      return others.map((other) =>
        whole(`${node.operator} to ${other}`, `${text(node.left)} ${other} ${text(node.right)}`),
      );
    }
    case 'LogicalExpression':
      return node.operator === '??'
        ? [whole('drop the default', text(node.left))]
        : [
            whole(`drop an operand of ${node.operator}`, text(node.left)),
            whole(`drop an operand of ${node.operator}`, text(node.right)),
          ];
    case 'UnaryExpression':
      return node.operator === '!' ? [whole('drop the negation', text(node.argument))] : [];
    case 'AssignmentExpression': {
      const { operator } = node;
      const other = operator === '+=' ? '-=' : operator === '-=' ? '+=' : operator.length > 1 ? '=' : null;
      return other === null
        ? []
        : [whole(`${operator} to ${other}`, `${text(node.left)} ${other} ${text(node.right)}`)];
    }
    case 'Literal':
      return literalChanges(node, parent).map((replacement) => whole('change literal', replacement));
    case 'TemplateLiteral':
      return /\s/.test(text(node)) ? [] : [whole('change literal', "''")];
    case 'ArrayExpression':
      return parent?.type === 'TSAsExpression' || isNewEntry(node, parent)
        ? []
        : [
            whole(
              node.elements.length > 0 ? 'empty the list' : 'fill the list',
              node.elements.length > 0 ? '[]' : "['mutant']",
            ),
          ];
    case 'ExpressionStatement':
      return node.directive === undefined ? [whole('remove statement', '')] : [];
    case 'ContinueStatement':
      return [whole('remove statement', '')];
    case 'CallExpression': {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.computed) return [];
      const name = callee.property.name;
      if (Object.hasOwn(methods, name))
        return [part(`${name} to ${methods[name]}`, callee.property, methods[name])];
      return droppable.includes(name) ? [whole(`drop ${name}`, text(callee.object))] : [];
    }
    default:
      return [];
  }
}

/** Sentences (anything with a blank in it) are left alone: the engine's tests are about behaviour. */
function literalChanges(node, parent) {
  const { value } = node;
  if ((parent?.type === 'Property' && parent.key === node) || parent?.type === 'TSLiteralType') return [];
  if (typeof value === 'number') return [String(value + 1)];
  if (typeof value === 'boolean') return [String(!value)];
  if (typeof value === 'string' && !/\s/.test(value) && !isOneWordSentence(parent))
    return [value === '' ? "'mutant'" : "''"];
  return [];
}

function isOneWordSentence(parent) {
  return parent?.type === 'Property' && ['says', 'means', 'hint', 'message'].includes(parent.key.name);
}

/** `[name, value]` of a map or an object in the making: an empty pair is a crash, not a mistake somebody makes. */
function isNewEntry(node, parent) {
  return parent?.type === 'NewExpression' && node.elements.length === 0;
}

function isTypeOrImport({ type }) {
  return type.startsWith('TS')
    ? !['TSAsExpression', 'TSSatisfiesExpression'].includes(type)
    : ['ImportDeclaration', 'ExportAllDeclaration'].includes(type);
}

function childrenOf(node) {
  return Object.entries(node).flatMap(([name, value]) => {
    if (name === 'typeAnnotation' || name === 'returnType' || name === 'typeArguments') return [];
    const list = Array.isArray(value) ? value : [value];
    return list.filter((child) => typeof child === 'object' && child !== null && 'type' in child);
  });
}
