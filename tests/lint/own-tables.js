const MESSAGE = 'A table is queried by its own model: give its row a method.'

/** The lint rule that keeps queries in the models of their tables. */
const ownTables = {
  create: (context) => {
    const report = (node) => context.report({ node, message: MESSAGE })
    return {
      'MemberExpression[object.name=/Row$/][property.name="query"]': report,
      'CallExpression[callee.name=/^(database|trx)$/]': report,
    }
  },
}

export default { meta: { name: 'product' }, rules: { 'own-tables': ownTables } }
