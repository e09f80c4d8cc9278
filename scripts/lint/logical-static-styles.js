// The kit is read from both sides and its styles are static: physical sides and functions in templates break that.

const physical = [
  [
    /(?:^|[\s;{])((?:scroll-)?(?:margin|padding))-(left|right)\s*:/g,
    (m) => `${m[1]}-inline-${side(m[2])}`,
  ],
  [
    /(?:^|[\s;{])border-(left|right)((?:-[a-z]+)?)\s*:/g,
    (m) => `border-inline-${side(m[1])}${m[2]}`,
  ],
  [
    /(?:^|[\s;{])border-(top|bottom)-(left|right)-radius\s*:/g,
    (m) => `border-${m[1] === 'top' ? 'start' : 'end'}-${side(m[2])}-radius`,
  ],
  [/(?:^|[\s;{])(left|right)\s*:/g, (m) => `inset-inline-${side(m[1])}`],
  [
    /(?:^|[\s;{])(text-align|float|clear)\s*:\s*(left|right)\b/g,
    (m) => `${m[1]}: ${logicalValue(m[1], m[2])}`,
  ],
]

function side(name) {
  return name === 'left' ? 'start' : 'end'
}

function logicalValue(property, value) {
  return property === 'text-align' ? side(value) : `inline-${side(value)}`
}

/** Whether a template's tag is styled.x, styled(X), either with .attrs(…) or .withConfig(…), css, or a global style. */
function isStyleTag(tag) {
  if (tag.type === 'Identifier')
    return ['styled', 'css', 'createGlobalStyle', 'keyframes'].includes(tag.name)
  if (tag.type === 'MemberExpression') return isStyleTag(tag.object)
  if (tag.type === 'CallExpression') return isStyleTag(tag.callee)
  if (tag.type === 'TSInstantiationExpression') return isStyleTag(tag.expression)
  return false
}

export const logicalStaticStyles = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      physical: '`{{found}}` is on the wrong side in Urdu and Arabic: write `{{instead}}`.',
      computed:
        'A function in a style makes a new class at run time: use a data attribute or a CSS variable.',
    },
  },
  create(context) {
    return {
      TaggedTemplateExpression(node) {
        if (!isStyleTag(node.tag)) return
        for (const quasi of node.quasi.quasis) reportPhysical(context, quasi)
        for (const expression of node.quasi.expressions) {
          if (
            expression.type === 'ArrowFunctionExpression' ||
            expression.type === 'FunctionExpression'
          ) {
            context.report({ node: expression, messageId: 'computed' })
          }
        }
      },
    }
  },
}

function reportPhysical(context, quasi) {
  // Comments may say `left:`; blanks keep every place where it was.
  const css = quasi.value.raw.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) =>
    comment.replaceAll(/[^\n]/g, ' '),
  )
  for (const [pattern, replacement] of physical) {
    for (const match of css.matchAll(pattern)) {
      const found = match[0].replace(/^[\s;{]/, '').trim()
      const offset = match.index + match[0].indexOf(found)
      const index = quasi.range[0] + 1 + offset
      context.report({
        loc: context.sourceCode.getLocFromIndex(index),
        messageId: 'physical',
        data: { found: found.replace(/\s*:$/, ''), instead: replacement(match) },
      })
    }
  }
}
