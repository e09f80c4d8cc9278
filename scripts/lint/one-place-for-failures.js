/** One place presents failures, so that a borrower never meets the same one in two manners. */
export const onePlaceForFailures = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      clears: 'Only app/src/failures (through session/) clears stored values.',
      opens: 'Only app/src/failures opens /networkError: throw, and let the failure be presented.',
    },
  },
  create(context) {
    const report = (messageId) => (node) => context.report({ node, messageId })
    return {
      'CallExpression[callee.property.name="clear"][callee.object.name=/^(local|session)Storage$/]':
        report('clears'),
      'CallExpression[callee.name="pathTo"] > Literal[value="networkError"]': report('opens'),
    }
  },
}
