import { join } from 'node:path';
import {
  isCallExpression,
  isFunctionDeclaration,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxText,
  isStringLiteral,
} from 'typescript/unstable/ast/is';
import { API, TypeFlags } from 'typescript/unstable/sync';
import { root } from './root.mjs';

const { StringLike, NumberLike, BigIntLike, Any, Unknown } = TypeFlags;
const textTypes = StringLike | NumberLike | BigIntLike | Any | Unknown;

/**
 * Finds texts of components without an element of their own: beside other parts of an element, in a fragment, in a list with elements, or
 * as the result of a component. A browser's translator replaces a text node by an element; a page that then removes, moves or changes the text node fails.
 * Returns a place for each. An expression of the type `ReactNode` is the concern of the component that passes it.
 */
export function findBareTexts() {
  const api = new API({ cwd: root });
  try {
    const config = join(root, 'tsconfig.json');
    const { program, checker } = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    const folder = join(root, 'src/');
    return program
      .getSourceFileNames()
      .filter((name) => name.startsWith(folder) && name.endsWith('.tsx'))
      .flatMap((name) => findInFile(program.getSourceFile(name), checker));
  } finally {
    api.close();
  }
}

function findInFile(file, checker) {
  const found = [];
  const expressions = [];
  const calls = [];
  function visit(node) {
    if (isComponent(node) && returnsText(node, checker)) found.push(node.name);
    if (isCallExpression(node)) calls.push(node);
    for (const part of listPartsAmongOthers(node)) {
      if (isJsxText(part)) found.push(part);
      else if (isJsxExpression(part)) expressions.push(part.expression);
    }
    node.forEachChild(visit);
  }
  visit(file);
  const types = expressions.length === 0 ? [] : checker.getTypeAtLocation(expressions);
  found.push(...expressions.filter((_, index) => canBeText(types[index], checker)));
  const results = calls.length === 0 ? [] : checker.getTypeAtLocation(calls);
  found.push(...calls.filter((_, index) => listsTextsAndElements(results[index], checker)));
  return found.map((node) => {
    const text = file.text.slice(node.pos, node.end);
    const start = node.pos + text.length - text.trimStart().length;
    const line = file.text.slice(0, start).split('\n').length;
    return `${file.fileName.slice(root.length)}:${line} ${text.trim().split('\n')[0]}`;
  });
}

/** The parts of a fragment; those of an element with several parts. */
function listPartsAmongOthers(node) {
  if (!isJsxElement(node) && !isJsxFragment(node)) return [];
  const parts = node.children.filter(isDrawn);
  return parts.length > 1 || isJsxFragment(node) || node.openingElement.tagName.text === 'Fragment'
    ? parts
    : [];
}

/** Translators leave spaces alone. */
function isDrawn(part) {
  if (isJsxText(part)) return /\S/.test(part.text);
  if (!isJsxExpression(part)) return true;
  const { expression } = part;
  return expression !== undefined && !(isStringLiteral(expression) && !/\S/.test(expression.text));
}

function isComponent(node) {
  return isFunctionDeclaration(node) && /^[A-Z]/.test(node.name?.text ?? '');
}

function returnsText(component, checker) {
  const signature = checker.getSignatureFromDeclaration(component);
  return canBeText(checker.getReturnTypeOfSignature(signature), checker);
}

/** An empty text is drawn as nothing. */
function canBeText(type, checker) {
  if (type === undefined) return true;
  if (type.getAliasSymbol()?.name === 'ReactNode') return false;
  if (type.isStringLiteralType() && type.value === '') return false;
  if (type.isUnionType())
    return !isReactNode(type, checker) && type.getTypes().some((one) => canBeText(one, checker));
  if (checker.isArrayType(type)) return checker.getTypeArguments(type).some((one) => canBeText(one, checker));
  return (type.flags & textTypes) !== 0;
}

/** A list that a call returns, as `map` does, is drawn with its texts beside its elements. */
function listsTextsAndElements(type, checker) {
  if (type === undefined || !checker.isArrayType(type)) return false;
  const [member] = checker.getTypeArguments(type);
  if (!member.isUnionType() || !canBeText(member, checker)) return false;
  return member.getTypes().some((one) => checker.typeToString(one).endsWith('Element'));
}

/** A condition may leave the members of `ReactNode` without its name. */
function isReactNode(type, checker) {
  return checker.typeToString(type).includes('AwaitedReactNode');
}
