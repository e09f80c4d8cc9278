/** In strict code the parser itself refuses what is no rule here: octal numbers, two parameters of one name. */
export const strictScript = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { sloppy: "A script that is no module begins with 'use strict'." },
  },
  create(context) {
    return {
      Program(node) {
        if (node.sourceType === 'module' || node.body[0]?.directive === 'use strict') return
        context.report({ node, messageId: 'sloppy' })
      },
    }
  },
}
