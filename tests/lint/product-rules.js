/** Makes a lint rule that reports every node that one of the selectors matches. */
const refuse = (message, selectors) => ({
  create: (context) => {
    const report = (node) => context.report({ node, message })
    return Object.fromEntries(selectors.map((selector) => [selector, report]))
  },
})

export default {
  meta: { name: 'product' },
  rules: {
    'own-tables': refuse('A table is queried by its own model: give its row a method.', [
      'MemberExpression[object.name=/Row$/][property.name="query"]',
      'CallExpression[callee.name=/^(database|trx)$/]',
    ]),
    // The rule allows the options of a list. They do not listen to keys themselves, but the input
    // that opens the list does.
    'reached-by-keys': refuse(
      'No key reaches it: what is pressed is a button, a link or a field.',
      [
        'JSXOpeningElement[name.name=/^(?!(button|a|input|label|select|summary)$)[a-z]/]:not(:has(JSXAttribute[name.name="role"][value.value="option"])) > JSXAttribute[name.name="onClick"]',
      ],
    ),
  },
}
