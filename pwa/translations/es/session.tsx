import type { Translated } from '#pwa/language/words.ts'
import type { english } from '#pwa/session/words.tsx'

export const session: Translated<typeof english> = {
  notRemoved: {
    title: 'No se eliminó todo',
    description:
      'Este navegador se negó a eliminar lo que guarda para esta cuenta. Elimina los datos de este sitio en los ajustes del navegador.',
  },
  cookiesBlocked: {
    title: 'Este navegador bloquea las cookies',
    text: (link) => (
      <>
        Sin cookies no puedes iniciar sesión ni pagar aquí. Permítelas para este sitio en los
        ajustes del navegador y vuelve a cargar esta página. Puedes {link('comprobar un código')}{' '}
        sin ellas.
      </>
    ),
  },
  locked: {
    heading: 'Te damos la bienvenida de nuevo',
    text: (username) =>
      `Tu sesión terminó. Lo que está guardado en este dispositivo se conserva para ${username}.`,
    password: 'Contraseña',
    unlock: 'Desbloquear',
    otherAccount: 'Usar otra cuenta',
    remove: 'Eliminar los datos de esta cuenta',
  },
  loginCode: {
    text: 'Todavía no conocemos este navegador. Enviamos un código a la dirección de correo de tu cuenta para asegurarnos de que eres tú.',
    code: 'Código de nuestro correo',
    hint: (digits, minutes) =>
      `${digits} dígitos. Funciona una sola vez, durante ${minutes} minutos.`,
    signIn: 'Iniciar sesión',
    send: 'Enviar un código nuevo',
    sent: 'Un código nuevo va en camino. El anterior ya no vale.',
    back: 'Volver',
  },
  logOut: {
    done: { title: 'Sesión cerrada', description: 'Cerraste sesión correctamente.' },
    failed: 'No se pudo cerrar la sesión',
  },
  logOutQuestion: {
    goes: {
      title: 'Lo que se pierde al cerrar sesión',
      text: 'Esto está solo en este dispositivo y se pierde para siempre. Antes imprime o copia lo que necesites.',
      stay: 'Quedarme',
    },
    codes: {
      title: 'Códigos que todavía valen',
      text: 'Estos códigos no están vinculados a ningún dispositivo, así que siguen valiendo después de que cierres sesión. Anúlalos, a menos que alguien esté por comprobar uno.',
      code: (idEnd, until) => `Credencial …${idEnd}, hasta el ${until}`,
      keep: 'Conservarlos y cerrar sesión',
      end: 'Anularlos y cerrar sesión',
    },
    logOut: 'Cerrar sesión',
  },
  passwordFirst: {
    documentTitle: 'Primero crea una contraseña · Visa Success Guide',
    title: 'Primero crea una contraseña',
    visitor: {
      text: (email) =>
        `Hasta ahora solo nos diste un correo. Crea una cuenta con ${email} y una contraseña para abrir esto.`,
      signUp: 'Crear una cuenta',
    },
    buyer: {
      text: (email) =>
        `Compraste solo con un correo. Con el enlace que enviamos a ${email} creas tu contraseña y abres esto.`,
      send: 'Enviar el enlace de nuevo',
      sent: 'El enlace va en camino. Funciona durante 10 minutos.',
    },
  },
  proofDialog: {
    title: '¿Sigues siendo tú?',
    text: 'Para esto debes demostrarlo otra vez. Después continúa por sí solo.',
    passkey: 'Usar una llave de acceso',
    byPassword: 'Usar la contraseña en su lugar',
    password: 'Contraseña',
    passwordMissing: 'La contraseña es obligatoria',
    confirm: 'Confirmar',
  },
  refusals: {
    signInFor: {
      wallet: {
        title: 'Inicia sesión para ver tu billetera',
        text: 'Tus credenciales de visa digitales se guardan en tu cuenta.',
        action: 'Iniciar sesión',
      },
      request: {
        title: 'Otra billetera pide una credencial',
        text: 'Inicia sesión para ver quién la pide y para decir sí o no.',
        action: 'Iniciar sesión',
      },
      center: {
        title: 'Debes iniciar sesión',
        text: 'Inicia sesión para escanear y verificar credenciales. Cualquier persona puede comprobar una sola credencial sin tener cuenta.',
        action: 'Ir a iniciar sesión',
      },
    },
    checkOne: 'Comprobar una credencial',
    denied: {
      title: 'Acceso denegado',
      text: 'No tienes permiso para acceder al panel de administración.',
      home: 'Volver al inicio',
    },
    unknown: {
      offline: 'Sin conexión',
      title: 'No podemos responder en este momento',
      text: (reason) => `No pudimos averiguar si tienes una sesión iniciada. ${reason}`,
      retry: 'Intentar de nuevo',
    },
  },
  signIn: {
    late: (advice) =>
      `El servidor no respondió a tiempo, así que aquí no hay ninguna sesión iniciada. ${advice}`,
    tryAgain: 'Inténtalo de nuevo.',
    loggedIn: { title: 'Sesión iniciada', description: '¡Qué gusto verte de nuevo!' },
    notLoggedIn: 'No se pudo iniciar sesión',
    registered: {
      title: 'Cuenta creada',
      description:
        '¡Te damos la bienvenida a Visa Success Guide! Abre el enlace de nuestro correo para confirmar tu dirección.',
    },
    notRegistered: 'No se pudo crear la cuenta',
    mayBeMade:
      'Es posible que tu cuenta se haya creado: primero intenta iniciar sesión con este nombre y esta contraseña.',
    passkey: {
      signIn: 'Iniciar sesión con llave de acceso',
      alreadyHere: 'Este dispositivo ya tiene una llave de acceso para esta cuenta.',
      unconfirmed: 'No se confirmó nada. Inténtalo de nuevo.',
      needed: {
        title: 'Tu cuenta necesita su llave de acceso',
        text: (reason) =>
          `Toda persona que puede hacer algo en la consola inicia sesión con llave de acceso. ${reason}`,
        recover: 'Usar un código de recuperación',
      },
    },
    lockedOut: {
      title: 'Demasiadas contraseñas incorrectas',
      text: 'Alguien probó demasiadas para esta cuenta. Puedes esperar una hora o dejar que te enviemos por correo un enlace que permite intentarlo en este navegador.',
      mail: 'Enviarme un enlace',
      mailed: {
        title: 'Revisa tu correo',
        text: 'Si existe esa cuenta, un enlace va en camino a su dirección. Ábrelo en este navegador.',
      },
    },
  },
}
