import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/**
 * The folders whose sentences are not translated. A refusal of a content pack contains names of the
 * pack's own texts, and no table can contain these names.
 */
const LEFT_OUT = /^api\/(?:cli|learning)\//

/** The names of the functions that return sentences about a wrong input. */
const SAYS = /^faultOf|^refuse$/

type Constants = ReadonlyMap<string, readonly ts.Expression[]>

/**
 * Returns the sentences of the contracts and the server about wrong inputs. Also returns the
 * sentences of refusals that replace the usual sentence of a code. `{}` stands for a value in a
 * sentence.
 */
export function collectSentences(): Set<string> {
  const files = ['api', 'contracts'].flatMap(listSources)
  const inContracts = constantsOf(files.filter(({ path }) => path.startsWith('contracts/')))
  const shared = [...inContracts].filter(([name]) => name === name.toUpperCase())
  const found = files.flatMap((file) => {
    const constants = new Map([...shared, ...constantsOf([file])])
    const roots = file.path.startsWith('api/') ? refusalsIn(file.source) : faultsIn(file)
    return roots.flatMap((node) => textsOf(node, constants))
  })
  // A text without a space is a code or the name of a field, and not a sentence.
  return new Set(found.filter((text) => text.includes(' ')))
}

interface Source {
  path: string
  source: ts.SourceFile
}

function listSources(folder: string): Source[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => path.endsWith('.ts') && !LEFT_OUT.test(path))
    .map((path) => {
      const text = readFileSync(path, 'utf8')
      return { path, source: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) }
    })
}

function constantsOf(files: readonly Source[]): Constants {
  const found = new Map<string, ts.Expression[]>()
  for (const { source } of files) {
    walk(source, (node) => {
      if (!ts.isVariableDeclaration(node) || !node.initializer || !ts.isIdentifier(node.name))
        return
      found.set(node.name.text, [...(found.get(node.name.text) ?? []), node.initializer])
    })
  }
  return found
}

/**
 * Finds the messages in `new ApiError(code, { message, fields })`. Also finds the arguments of the
 * functions that build such an error.
 */
function refusalsIn(source: ts.SourceFile): ts.Expression[] {
  const found: ts.Expression[] = []
  const helpers = new Set(['deviceEnded'])
  walk(source, (node) => {
    if (ts.isFunctionDeclaration(node) && node.name && /new ApiError\(/.test(node.getText())) {
      helpers.add(node.name.text)
    }
  })
  walk(source, (node) => {
    if (ts.isNewExpression(node) && node.expression.getText() === 'ApiError') {
      const [, details] = node.arguments ?? []
      if (details) found.push(...messagesOf(details))
    }
    if (ts.isCallExpression(node) && helpers.has(node.expression.getText())) {
      found.push(...node.arguments)
    }
  })
  return found
}

/**
 * Finds the messages of zod's checks. Also finds the texts of the functions that describe a wrong
 * input.
 */
function faultsIn({ source }: Source): ts.Expression[] {
  const found: ts.Expression[] = []
  walk(source, (node) => {
    if (ts.isCallExpression(node)) {
      const name = node.expression.getText()
      if (name === 'nameOf' || name.startsWith('z.')) {
        // The first argument of `z.literal` is a value, and not a message.
        const texts = name === 'z.literal' ? node.arguments.slice(1) : node.arguments
        found.push(...texts, ...texts.flatMap(messagesOf))
      }
      if (name === 'faultless') found.push(...node.arguments.flatMap(textNodesIn))
    }
    if (ts.isFunctionDeclaration(node) && SAYS.test(node.name?.text ?? '')) {
      found.push(...textNodesIn(node))
    }
  })
  return found
}

function messagesOf(details: ts.Node): ts.Expression[] {
  if (!ts.isObjectLiteralExpression(details)) return []
  return details.properties.flatMap((property) => {
    if (ts.isShorthandPropertyAssignment(property)) return [property.name]
    if (!ts.isPropertyAssignment(property)) return []
    const { name, initializer } = property
    return name.getText() === 'fields' ? messagesOf(initializer) : [initializer]
  })
}

function textNodesIn(root: ts.Node): ts.Expression[] {
  const found: ts.Expression[] = []
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) found.push(node)
    else node.forEachChild(visit)
  }
  visit(root)
  return found
}

/**
 * Returns all texts that an expression can have. Returns none if the value is not a text in this
 * file.
 */
function textsOf(node: ts.Expression, constants: Constants): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isConditionalExpression(node)) {
    return [node.whenTrue, node.whenFalse].flatMap((one) => textsOf(one, constants))
  }
  if (ts.isIdentifier(node)) {
    const values = constants.get(node.text) ?? []
    return values.flatMap((value) => (ts.isIdentifier(value) ? [] : textsOf(value, constants)))
  }
  if (!ts.isTemplateExpression(node)) return []
  return node.templateSpans.reduce(
    (begun, { expression, literal }) => {
      const values = textsOf(expression, constants)
      return begun.flatMap((start) =>
        (values.length > 0 ? values : ['{}']).map((value) => start + value + literal.text),
      )
    },
    [node.head.text],
  )
}

function walk(root: ts.Node, visit: (node: ts.Node) => void): void {
  visit(root)
  root.forEachChild((node) => {
    walk(node, visit)
  })
}
