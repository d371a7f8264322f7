import { Argument, Command } from 'commander'
import { checks, does } from './run.ts'

const load = {
  accounts: () => import('./accounts.ts'),
  admin: () => import('./create-admin.ts'),
  audit: () => import('./check-audit.ts'),
  backups: () => import('./backup.ts'),
  chain: () => import('./chain.ts'),
  content: () => import('./content-check.ts'),
  doctor: () => import('./doctor.ts'),
  editor: () => import('./content-editor.ts'),
  fsck: () => import('./fsck.ts'),
  keys: () => import('./keys.ts'),
  packs: () => import('./content-packs.ts'),
  proof: () => import('./check-proof.ts'),
  restoring: () => import('./restore.ts'),
  roots: () => import('./root-make.ts'),
  rootServer: () => import('./root-server.ts'),
  rootSign: () => import('./root-sign.ts'),
  tables: () => import('./migrate.ts'),
  translations: () => import('./content-translations.ts'),
}

const FOLDER = ['--folder <folder>', 'the folder with the files of the roots', '.'] as const
const JSON_VALUE = ['--json', 'prints the result as one JSON value'] as const

/**
 * Builds the program with all commands. The module of a command is loaded only when the command runs.
 * Therefore a command on the machine with the roots never reads the environment of a server. commander stays at
 * version 14, because its version 15 needs Node 22 and the product runs on Node 20.
 */
export function buildProgram(): Command {
  const program = new Command('npm run visa --')
    .description('Maintains a server, and holds its ceremonies.')
    .helpCommand(false)
    .exitOverride()
    .showHelpAfterError()
    .configureOutput({ outputError: (error, write) => write(toSentence(error)) })
    .addHelpText(
      'after',
      '\nExit codes: 0 = sound or done; 1 = something was found; 2 = not checked, or could not be done.',
    )
  const area = (name: string, about: string) =>
    program.command(name).description(about).helpCommand(false)

  verb(
    program,
    'doctor',
    'examines TLS, proxies, clocks, chain, mail, payments, backups, owners, certificates and content',
  )
    .option(...JSON_VALUE)
    .option('--mail-to <address>', 'sends a test mail to this address')
    .action(checks(load.doctor, 'examineAll'))

  const database = area('database', 'tables, backups and restores')
  verb(
    database,
    'migrate',
    'brings the tables up to date; each start of the product does the same',
  ).action(does(load.tables, 'migrateTables'))
  verb(
    database,
    'backup <file>',
    'writes the whole database into a file; on PostgreSQL the product can keep running',
  ).action(does(load.backups, 'backUp'))
  verb(
    database,
    'backup-done',
    'records that a backup was stored safely; after 26 hours without a new record the doctor is red',
  ).action(does(load.backups, 'recordBackup'))
  verb(database, 'restore <file>', 'loads a backup into an empty database, and checks every row')
    .option(
      '--audit <export>',
      'the newest export of the activity; the accounts that it says are deleted are deleted again',
    )
    .option('--without-audit', 'restores without an export; deleted accounts come back')
    .option('--despite-faults', 'finishes the restore even if the check of the rows finds faults')
    .option('--yes', 'deletes these accounts without a question')
    .action(checks(load.restoring, 'restore'))
  verb(
    database,
    'restore-tested',
    'records that a restore was tested; after 90 days without a new record the doctor is red',
  ).action(does(load.backups, 'recordRestore'))
  verb(
    database,
    'reapply-deletions <export>',
    'deletes accounts again that were deleted since the backup',
  )
    .option('--yes', 'deletes them without a question')
    .action(does(load.restoring, 'reapply'))
  verb(database, 'after-restore', 'prepares a database that was restored in another way')
    .option('--again', 'runs again after one more restore')
    .action(does(load.restoring, 'afterRestore'))
  verb(database, 'fsck', 'derives the stored data again and lists the differences')
    .option(...JSON_VALUE)
    .action(checks(load.fsck, 'checkStorage'))

  const account = area('accounts', 'owners, and accounts that a stranger uses')
  verb(
    account,
    'create-admin <username> <email>',
    'adds an owner; in production, prints a link to add the passkey',
  )
    .addHelpText('after', '\nThe password is read from standard input.')
    .action(does(load.admin, 'createAdmin'))
  verb(
    account,
    'end-sessions <username-or-email>',
    'signs an account out everywhere and ends its devices',
  ).action(does(load.accounts, 'endSessions'))
  verb(
    account,
    'accept-origin',
    'after PUBLIC_ORIGIN moved to another host: gives up the passkeys of the former host',
  ).action(does(load.accounts, 'acceptOrigin'))

  const key = area('keys', 'the keys that sign')
  verb(key, 'list', 'lists every key with its window and its state')
    .option(...JSON_VALUE)
    .action(does(load.keys, 'list'))
  verb(
    key,
    'stop <kid>',
    'stops a key; another key signs, and passes of a stopped pass key are renewed',
  ).action(does(load.keys, 'stop'))
  verb(key, 'unstop <kid>', 'undoes a stop').action(does(load.keys, 'unstop'))
  verb(key, 'reseal', 'seals everything again under the last key in MASTER_KEY').action(
    does(load.keys, 'resealAll'),
  )
  verb(
    key,
    'rehearse',
    'rehearses the theft of a key in a temporary folder, and prints the seconds of each step',
  ).action(checks(load.keys, 'rehearse'))

  const root = area('root', 'the ceremony: the root signs on a machine without a network')
  verb(root, 'make', 'at the root: makes the root and the next root, each with its own passphrase')
    .option(...FOLDER)
    .action(does(load.roots, 'make'))
  verb(root, 'request', 'on the server: requests a key set, or certificates for other wallets')
    .addArgument(new Argument('<kind>').choices(['keys', 'certificates']))
    .option('--out <file>', 'the file to carry to the root, else `KIND-request.json`')
    .action(does(load.rootServer, 'request'))
  verb(root, 'sign <request>', 'at the root: shows the changes, asks for consent, and signs')
    .option(...FOLDER)
    .option('--last <signed>', 'the last signed key set, for the comparison')
    .option(
      '--not-after <kid=time>',
      'ends the window of a key at another time than the request says',
      collect,
    )
    .option(
      '--compromised <kid=time>',
      'says that the key was stolen at this time; later signatures are not valid',
      collect,
    )
    .option('--withdraw <serial>', 'withdraws the certificate with this serial number', collect)
    .option('--out <file>', 'the file to carry to the server, else `KIND-signed.json`')
    .option('--yes', 'does not ask for consent')
    .addHelpText('after', '\nA time looks like 2026-11-22T10:00:00Z.')
    .action(does(load.rootSign, 'sign'))
  verb(root, 'install <signed>', 'on the server: puts the signed file in force').action(
    does(load.rootServer, 'install'),
  )
  verb(root, 'next', 'at the root: puts the next root in use, and makes the root after it')
    .option(...FOLDER)
    .action(does(load.roots, 'next'))

  const contract = area('chain', 'the contract with the anchors')
  verb(
    contract,
    'deploy',
    'deploys the contract on the chain of CHAIN_RPC_URL; CHAIN_ISSUER_KEY pays',
  )
    .requiredOption('--admin <address>', 'the account that grants and revokes the roles')
    .requiredOption('--issuer <address>', 'the account that anchors')
    .requiredOption('--revoker <address>', 'the account that revokes')
    .action(does(load.chain, 'deployContract'))
  verb(contract, 'migrate', 'prints the cost of moving every anchor to CONTRACT_ADDRESS')
    .option('--yes', 'moves the anchors')
    .action(does(load.chain, 'migrateAnchors'))

  const content = area('content', 'facts and texts, and the packs that change them without a build')
  verb(content, 'check', 'checks the content of this build')
    .option(...JSON_VALUE)
    .action(checks(load.content, 'check'))
  verb(
    content,
    'make-key <file>',
    "on an editor's machine: makes a key, and prints the public key",
  ).action(does(load.editor, 'makeKey'))
  verb(
    content,
    'write <file>',
    "on an editor's machine: writes the content of this build as a pack, for changes",
  )
    .requiredOption('--version <number>', 'higher than all earlier versions')
    .requiredOption('--editor <name>', 'the name of the responsible editor')
    .requiredOption('--note <text>', 'what the pack changes')
    .action(does(load.editor, 'write'))
  verb(content, 'sign <file>', "on an editor's machine: checks a pack and signs it")
    .requiredOption('--key <file>', "the file of the editor's key")
    .action(checks(load.editor, 'sign'))
  verb(
    content,
    'translate <language> <file>',
    "on an editor's machine: writes the texts that a language lacks into a file, to be filled in",
  ).action(does(load.translations, 'translate'))
  verb(
    content,
    'take <language> <file>',
    "on an editor's machine: checks a filled-in file, and takes its translations into the source code",
  )
    .option('--read-by <name>', 'the native speaker who has read them, and has not written them')
    .action(checks(load.translations, 'take'))
  verb(content, 'import <file>', 'on the server: prints what a pack would change')
    .option('--yes', 'imports the pack and puts it in force')
    .action(checks(load.packs, 'importFile'))
  verb(
    content,
    'activate <version>',
    'on the server: puts an earlier pack in force, or the content of the build ("build")',
  ).action(does(load.packs, 'activate'))
  verb(content, 'list', 'on the server: lists the imported packs')
    .option(...JSON_VALUE)
    .action(does(load.packs, 'list'))

  const audit = area('audit', 'the actions of administrators and operators')
  verb(audit, 'check <export>', "checks an export of the console's Activity against the chain")
    .requiredOption('--rpc <url>', 'the Ethereum node to ask')
    .requiredOption(
      '--contract <address>',
      'the contract with the anchors of the days; repeat it for each earlier contract',
      collect,
    )
    .option(...JSON_VALUE)
    .action(checks(load.audit, 'checkAudit'))

  const proof = area('proof', 'the proof file of a credential')
  verb(proof, 'check <file>', 'checks a proof file without a network')
    .option(
      '--block <hash>',
      'the hash of the block that the file names, from any explorer or node',
    )
    .option(
      '--pin <pin>',
      "the 87 characters of the issuer's root, as the issuer publishes them; else ROOT_KEY",
    )
    .option(...JSON_VALUE)
    .action(checks(load.proof, 'checkProof'))
  return program
}

function verb(area: Command, usage: string, about: string): Command {
  return area.command(usage).description(about)
}

/** Collects the values of a repeated option. */
function collect(value: string, before: string[] = []): string[] {
  return [...before, value]
}

function toSentence(error: string): string {
  const [cause = '', ...hints] = error.replace('error: ', '').split('\n')
  const sentence = `${cause.charAt(0).toUpperCase()}${cause.slice(1).replace(/\.?$/, '.')}`
  return [sentence, ...hints].join('\n')
}
