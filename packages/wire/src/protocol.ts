/** What clients need at run time. Apart from the schemas, which pages do not load. */

/** Changes when an older client would misunderstand a newer server. */
export const PROTOCOL = 1;

/** No frame from a client is larger than this many bytes. */
export const FRAME_LIMIT = 8192;

/** Where the socket is opened. */
export const LIVE_PATH = '/api/live';

/** A password has at least so many characters. */
export const PASSWORD_LENGTH = 10;

/** What a seat is called whose person was deleted; nobody can take it as a name. Clients say it in their language. */
export const DELETED_NAME = 'deleted';
