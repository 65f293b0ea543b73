/** Changes when an older client would misunderstand a newer server. */
export const PROTOCOL = 1;

/** No frame from a client is larger than this many bytes. */
export const FRAME_LIMIT = 8192;

/** Where the socket is opened. */
export const LINE_PATH = '/api/live';
