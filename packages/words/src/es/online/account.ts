import { translation } from '@threefold-games/speech';
import type { account as english } from '../../en/online/account.ts';

export const account = translation<typeof english>()('es')({
  title: 'Tu cuenta',
  lead: 'Tu nombre, cómo entras y qué se guarda sobre ti.',
  offline: 'Sin conexión',
  offlineText: 'Esta página necesita el servidor. Tus partidas en este navegador están a salvo.',
  toPlayer: 'Tu perfil',
  toModeration: 'Moderación',
  save: 'Guardar',
  copied: 'Copiado.',
  download: 'Descargar',
  print: 'Imprimir',

  name: {
    field: 'Nombre',
    hint: 'Lo que ven los demás. Hasta 24 caracteres.',
    none: 'Aún no tienes nombre aquí',
    noneText: 'Elige uno y empieza a jugar. La cuenta puede esperar.',
    take: 'Usar este nombre',
    change: 'Cambiar nombre',
    changed: 'Ahora te llamas {name}.',
    others: 'Los demás ven este nombre en la mesa y en los registros.',
  },

  suspended: {
    until: 'Tu participación está suspendida hasta el {date}',
    forGood: 'Tu participación está suspendida para siempre',
    why: 'Motivo: {why}',
    text: 'Puedes terminar las partidas en curso y leer, exportar o borrar lo que es tuyo. No puedes empezar partidas, escribir mensajes ni denunciar a nadie.',
  },

  guest: {
    title: 'Juegas sin cuenta',
    text: 'Tus partidas dependen de este navegador. Si borras sus datos, nadie te las puede devolver. Una cuenta las conserva, con tus puntuaciones, en todos los dispositivos.',
  },

  make: {
    title: 'Crear una cuenta',
    text: 'Las partidas que has jugado sin cuenta se conservan. No necesitas correo electrónico.',
    nameHint: 'Con él entras, así que nadie más puede tenerlo.',
    passwordHint: 'Al menos {n} caracteres. Una frase se recuerda bien.',
    withPassword: 'Crear la cuenta',
    withPasskey: 'Con una llave de acceso',
    passkeyText:
      'Una llave de acceso se guarda en tu dispositivo y funciona igual que su desbloqueo. No hay nada que recordar.',
    made: 'Cuenta creada.',
    passkeyFailed: 'Cuenta creada, pero sin llave de acceso. Añade una abajo o crea una contraseña.',
  },

  codes: {
    title: 'Códigos de recuperación',
    shown: 'Guarda estos códigos de recuperación',
    text: 'Con cada uno entras una vez si pierdes la contraseña o la llave de acceso. No se vuelven a mostrar.',
    left: { one: 'Queda {n} código.', other: 'Quedan {n} códigos.' },
    anew: 'Crear otros',
    anewText: 'Los códigos nuevos sustituyen a los antiguos.',
    kept: 'Ya los he guardado',
    unkept: 'Guárdalos antes: no se vuelven a mostrar. Cierra otra vez para seguir sin ellos.',
    file: 'threefold-codigos-de-recuperacion.txt',
    fileHead: 'Códigos de recuperación de {name} para {site}',
    copyAll: 'Copiar todos',
  },

  signIn: {
    title: 'Entrar',
    text: '¿Ya tienes una cuenta? Lo que has jugado aquí sin ella se conserva.',
    how: 'Cómo entras',
    byPassword: 'Contraseña',
    byCode: 'Código',
    code: 'Código de recuperación',
    codeHint: 'Cada código sirve una vez.',
    button: 'Entrar',
    passkey: 'Entrar con llave de acceso',
    done: 'Has entrado como {name}.',
  },

  confirm: {
    title: 'Confirma que eres tú',
    text: 'Antes de continuar, vuelve a identificarte.',
    button: 'Continuar',
    passkey: 'Confirmar con llave de acceso',
    recovering: 'Has entrado con un código de recuperación. Si ya no recuerdas tu contraseña, crea primero una nueva.',
  },

  password: {
    title: 'Contraseña',
    has: 'Ya tienes contraseña. Si la cambias, se cierra tu sesión en los demás dispositivos.',
    hasNot: 'No tienes contraseña. Entras con una llave de acceso o un código de recuperación.',
    set: 'Crear contraseña',
    old: 'Contraseña actual',
    fresh: 'Contraseña nueva',
    done: 'Contraseña guardada. Tu sesión se ha cerrado en los demás dispositivos.',
  },

  passkeys: {
    title: 'Llaves de acceso',
    text: 'Se guardan en tus dispositivos y funcionan igual que su desbloqueo.',
    add: 'Añadir llave',
    labelGiven: 'Llave del {date}',
    made: 'Creada el {date}, último uso: {when}',
    remove: 'Eliminar la llave de acceso {label}',
    added: 'Llave de acceso añadida.',
    removed: 'Llave de acceso eliminada.',
    unsupported: 'Este navegador no admite llaves de acceso.',
  },

  sessions: {
    title: 'Dónde tienes la sesión abierta',
    here: 'este dispositivo',
    seen: 'Último uso: {when}',
    end: 'Cerrar sesión',
    endOf: 'Cerrar sesión: {device}',
    ended: 'Sesión cerrada.',
  },

  notices: {
    title: 'Notificaciones',
    push: 'Avisarme cuando me toque',
    pushAbout: 'Para partidas por correspondencia, en este dispositivo, incluso con esta página cerrada.',
    denied: 'Este navegador bloquea las notificaciones de este sitio. Puedes permitirlas en sus ajustes.',
    unsupported: 'Este navegador no puede mostrar notificaciones.',
    failed: 'El navegador no ha podido activar las notificaciones.',
    webhook: 'Webhook',
    webhookAbout: 'El servidor llama a esta dirección cuando te toca.',
    webhookField: 'Dirección',
    webhookSave: 'Guardar',
    webhookRemove: 'Eliminar el webhook',
    webhookRemoved: 'Webhook eliminado.',
    webhookFailing: 'Las últimas llamadas no han llegado.',
    secret: 'Secreto del webhook',
    secretText: 'Cada llamada se firma con él. No se vuelve a mostrar.',
    holiday: 'Vacaciones',
    holidayAbout: 'Tus relojes en las partidas por correspondencia se paran.',
    holidayLeft: { one: 'Queda {n} día este año.', other: 'Quedan {n} días este año.' },
  },

  bots: {
    title: 'Bots',
    text: 'Un bot es una cuenta con la que juega un programa, con el mismo protocolo que las personas.',
    field: 'Nombre del bot',
    add: 'Crear un bot',
    made: 'Creado el {date}, última visita: {when}',
    token: 'El token de {name}',
    tokenText: 'El programa lo presenta al conectarse. No se vuelve a mostrar.',
    remove: 'Eliminar el bot {name}',
    removeTitle: '¿Eliminar {name}?',
    removeText: 'Su token deja de valer al momento, y pierde las partidas que esté jugando.',
    removeNow: 'Eliminar bot',
    removed: 'Bot eliminado.',
  },

  people: {
    title: 'Bloqueos y silencios',
    text: 'Personas de las que no quieres saber nada.',
    none: 'Nadie.',
    blocked: 'con bloqueo',
    muted: 'en silencio',
    show: 'Mostrar',
    unblock: 'Desbloquear',
    unmute: 'Reactivar',
    endFor: '{action}: {name}',
  },

  data: {
    text: 'Todo lo que este servidor guarda sobre ti, en un archivo.',
    export: 'Exportar mis datos',
    exportFile: 'threefold-mis-datos.json',
    signOut: 'Cerrar sesión',
    delete: 'Eliminar mi cuenta',
    deleteGuest: 'Eliminar mis datos',
    deleteTitle: '¿Eliminar todo?',
    deleteText:
      'Tu nombre, tus formas de entrar, tus puntuaciones y tus mensajes se eliminan para siempre. Las partidas terminadas se quedan, sin tu nombre. Pierdes las partidas en curso.',
    deleteField: 'Escribe tu nombre, {name}, para confirmar',
    deleteNow: 'Eliminar todo',
    deleted: 'Todo eliminado.',
  },

  when: {
    now: 'hace un momento',
    today: 'hoy, {time}',
    yesterday: 'ayer',
    on: 'el {date}',
  },
});
