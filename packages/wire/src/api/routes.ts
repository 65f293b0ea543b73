import { type Static, type TSchema, Type } from 'typebox';
import { Holiday } from '../people.ts';
import { RoomViewSchema } from '../room.ts';
import { exactly, OwnId, PersonId, RoomId, type Sent } from '../shape.ts';
import * as account from './account.ts';
import * as me from './me.ts';
import * as moderation from './moderation.ts';
import * as notices from './notices.ts';
import * as players from './players.ts';
import * as rooms from './rooms.ts';

/** Every refusal. */
export const ApiFault = exactly({
  /** One of the codes that every client can say in its own language. */
  code: Type.String(),
  /** The same as an English sentence. */
  message: Type.String(),
  /** What exactly was wrong. */
  detail: Type.Optional(Type.String()),
  /** The rule of the game that was broken. */
  rule: Type.Optional(Type.String()),
});
export type ApiFault = Sent<typeof ApiFault>;

/** Done; there is nothing to tell. */
const Done = exactly({ done: Type.Literal(true) });

/** One thing that can be asked over HTTP. */
export interface Route {
  /** What it is for, in one sentence. */
  readonly summary: string;
  /** Who may ask: anybody, whoever has a name, accounts alone, or operators: their accounts, and whoever has the server's own token. */
  readonly who: 'anybody' | 'person' | 'account' | 'operator';
  /** Not for somebody who is suspended. */
  readonly barred?: true;
  /** Whether a bot's token is enough: bots play, and do nothing else. */
  readonly bots: boolean;
  /** Whether who has a password or a passkey must have shown it lately; `people.confirm` where not. */
  readonly confirmed?: true;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** What is answered; plain text where it says so. */
  readonly answer: TSchema | 'text';
}

const room = exactly({ id: RoomId });
const person = exactly({ id: PersonId });
const own = exactly({ id: OwnId });

/** Every route of the API: the server answers just these, and its description is written from them. */
export const ROUTES = {
  'GET /api/me': { summary: 'Who one is.', who: 'anybody', bots: true, answer: me.WhoAmI },
  'POST /api/me': {
    summary: 'Takes a name: makes a guest known by a cookie, or renames the person.',
    who: 'anybody',
    bots: false,
    barred: true,
    body: me.NameBody,
    answer: me.WhoAmI,
  },
  'DELETE /api/me': {
    summary: 'Deletes the person: name, credentials and chat go, games stay without the name.',
    who: 'person',
    bots: false,
    confirmed: true,
    answer: Done,
  },
  'GET /api/me/export': {
    summary: 'All data of the person.',
    who: 'person',
    bots: false,
    confirmed: true,
    answer: me.ExportAnswer,
  },
  'GET /api/me/blocks': {
    summary: 'Whom one has blocked or muted.',
    who: 'person',
    bots: false,
    answer: me.BlocksAnswer,
  },
  'GET /api/me/rooms': {
    summary: 'The games that one plays, those that wait for one first.',
    who: 'person',
    bots: true,
    answer: rooms.RoomListAnswer,
  },
  'PUT /api/me/holiday': {
    summary: 'Begins or ends the holiday: clocks of games over days stand still.',
    who: 'person',
    bots: false,
    body: me.HolidayBody,
    answer: Holiday,
  },
  'POST /api/account': {
    summary: 'Makes the guest an account, with all of its games.',
    who: 'person',
    bots: false,
    barred: true,
    body: account.AccountBody,
    answer: account.AccountMadeAnswer,
  },
  'GET /api/account': {
    summary: 'How one signs in, and what belongs to the account.',
    who: 'account',
    bots: false,
    answer: account.AccountAnswer,
  },
  'PUT /api/account/password': {
    summary: 'Sets the password; other sessions end.',
    who: 'account',
    bots: false,
    body: account.PasswordBody,
    answer: Done,
  },
  'POST /api/account/codes': {
    summary: 'Makes new recovery codes; the old ones are void.',
    who: 'account',
    bots: false,
    confirmed: true,
    answer: account.CodesAnswer,
  },
  'POST /api/account/passkeys/options': {
    summary: 'What the browser needs to make a passkey.',
    who: 'account',
    bots: false,
    confirmed: true,
    answer: account.PasskeyOptions,
  },
  'POST /api/account/passkeys': {
    summary: 'Keeps a passkey that the browser made.',
    who: 'account',
    bots: false,
    confirmed: true,
    body: account.PasskeyBody,
    answer: account.OwnPasskey,
  },
  'DELETE /api/account/passkeys/:id': {
    summary: 'Forgets a passkey.',
    who: 'account',
    bots: false,
    confirmed: true,
    params: own,
    answer: Done,
  },
  'POST /api/session': {
    summary: 'Signs in by password or recovery code.',
    who: 'anybody',
    bots: false,
    body: account.SignInBody,
    answer: account.SignInAnswer,
  },
  'DELETE /api/session': { summary: 'Signs out.', who: 'person', bots: false, answer: Done },
  'GET /api/sessions': {
    summary: 'Where one is signed in.',
    who: 'person',
    bots: false,
    answer: account.SessionsAnswer,
  },
  'DELETE /api/sessions/:id': {
    summary: 'Ends a session of one’s own.',
    who: 'person',
    bots: false,
    params: own,
    answer: Done,
  },
  'POST /api/session/passkey/options': {
    summary: 'What the browser needs to sign in by passkey.',
    who: 'anybody',
    bots: false,
    answer: account.PasskeyOptions,
  },
  'POST /api/session/passkey': {
    summary: 'Signs in by passkey.',
    who: 'anybody',
    bots: false,
    body: account.PasskeySignInBody,
    answer: account.SignInAnswer,
  },
  'POST /api/session/confirm/options': {
    summary: 'What the browser needs to show a passkey of one’s own again.',
    who: 'account',
    bots: false,
    answer: account.PasskeyOptions,
  },
  'POST /api/session/confirm': {
    summary: 'Shows the password or a passkey again, for what asks for it.',
    who: 'account',
    bots: false,
    body: account.ConfirmBody,
    answer: Done,
  },
  'GET /api/rooms': {
    summary: 'The games that the lobby lists.',
    who: 'anybody',
    bots: true,
    query: rooms.RoomListQuery,
    answer: rooms.RoomListAnswer,
  },
  'POST /api/deals': {
    summary: 'Commits to the deal of a table that one is about to open.',
    who: 'person',
    bots: true,
    answer: rooms.DealAnswer,
  },
  'POST /api/rooms': {
    summary: 'Opens a table.',
    who: 'person',
    bots: true,
    barred: true,
    body: rooms.OpenRoomBody,
    answer: rooms.OpenRoomAnswer,
  },
  'GET /api/rooms/:id': {
    summary: 'A room as it is now.',
    who: 'anybody',
    bots: true,
    params: room,
    answer: RoomViewSchema,
  },
  'POST /api/rooms/:id/join': {
    summary: 'Takes a seat.',
    who: 'person',
    bots: true,
    barred: true,
    params: room,
    body: rooms.JoinBody,
    answer: rooms.ActAnswer,
  },
  'POST /api/rooms/:id/acts': {
    summary: 'Does something at a table: a turn, an offer, an answer.',
    who: 'person',
    bots: true,
    params: room,
    body: rooms.ActBody,
    answer: rooms.ActAnswer,
  },
  'GET /api/rooms/:id/record': {
    summary: 'The record of a game as text.',
    who: 'anybody',
    bots: true,
    params: room,
    answer: 'text',
  },
  'GET /api/records': {
    summary: 'Records of finished public games as text, one after another, the oldest first.',
    who: 'anybody',
    bots: true,
    query: players.RecordsQuery,
    answer: 'text',
  },
  'GET /api/players': {
    summary: 'Players whose names begin like this.',
    who: 'anybody',
    bots: true,
    query: players.PlayersQuery,
    answer: players.PlayersAnswer,
  },
  'GET /api/players/:id': {
    summary: 'A player: ratings, games finished, you and them.',
    who: 'anybody',
    bots: true,
    params: person,
    answer: players.Player,
  },
  'GET /api/players/:id/games': {
    summary: 'The finished games of a player, the latest first.',
    who: 'anybody',
    bots: true,
    params: person,
    query: players.PlayerGamesQuery,
    answer: players.PlayerGamesAnswer,
  },
  'PUT /api/players/:id/block': {
    summary: 'Blocks a player: you are not seated together and hear nothing of each other.',
    who: 'person',
    bots: false,
    params: person,
    answer: Done,
  },
  'DELETE /api/players/:id/block': {
    summary: 'Ends a block.',
    who: 'person',
    bots: false,
    params: person,
    answer: Done,
  },
  'PUT /api/players/:id/mute': {
    summary: 'Mutes a player in the chat.',
    who: 'person',
    bots: false,
    params: person,
    answer: Done,
  },
  'DELETE /api/players/:id/mute': { summary: 'Ends a mute.', who: 'person', bots: false, params: person, answer: Done },
  'POST /api/reports': {
    summary: 'Tells the operators of a player’s doing.',
    who: 'person',
    bots: false,
    barred: true,
    body: players.ReportBody,
    answer: Done,
  },
  'GET /api/push/key': {
    summary: 'The public key for web push.',
    who: 'anybody',
    bots: false,
    answer: notices.PushKeyAnswer,
  },
  'POST /api/push': {
    summary: 'Tells this device when it is one’s turn.',
    who: 'person',
    bots: false,
    body: notices.PushBody,
    answer: Done,
  },
  'DELETE /api/push': {
    summary: 'Stops telling a device.',
    who: 'person',
    bots: false,
    body: notices.PushEndBody,
    answer: Done,
  },
  'PUT /api/webhook': {
    summary: 'Calls an address when it is one’s turn.',
    who: 'person',
    bots: false,
    body: notices.WebhookBody,
    answer: notices.WebhookAnswer,
  },
  'DELETE /api/webhook': { summary: 'Stops calling the address.', who: 'person', bots: false, answer: Done },
  'POST /api/bots': {
    summary: 'Makes a bot account of one’s own.',
    who: 'account',
    bots: false,
    barred: true,
    body: notices.BotBody,
    answer: notices.BotAnswer,
  },
  'DELETE /api/bots/:id': {
    summary: 'Ends a bot account of one’s own.',
    who: 'account',
    bots: false,
    params: person,
    answer: Done,
  },
  'GET /api/moderation/reports': {
    summary: 'What players have reported, the latest first.',
    who: 'operator',
    bots: false,
    query: moderation.ReportsQuery,
    answer: moderation.ReportsAnswer,
  },
  'POST /api/moderation/reports/:id/close': {
    summary: 'Closes a report and says what was done.',
    who: 'operator',
    bots: false,
    params: own,
    body: moderation.CloseReportBody,
    answer: Done,
  },
  'GET /api/moderation/people': {
    summary: 'People whose names begin like this, guests too.',
    who: 'operator',
    bots: false,
    query: players.PlayersQuery,
    answer: moderation.PeopleAnswer,
  },
  'GET /api/moderation/people/:id': {
    summary: 'A person as operators see them.',
    who: 'operator',
    bots: false,
    params: person,
    answer: moderation.PersonCard,
  },
  'PUT /api/moderation/people/:id/suspension': {
    summary: 'Suspends a person until a moment, or for good.',
    who: 'operator',
    bots: false,
    params: person,
    body: moderation.SuspendBody,
    answer: Done,
  },
  'DELETE /api/moderation/people/:id/suspension': {
    summary: 'Lifts a suspension.',
    who: 'operator',
    bots: false,
    params: person,
    body: moderation.WhyBody,
    answer: Done,
  },
  'PUT /api/moderation/people/:id/name': {
    summary: 'Gives a person another name, also where the old one is shown.',
    who: 'operator',
    bots: false,
    params: person,
    body: moderation.RenameBody,
    answer: Done,
  },
  'DELETE /api/moderation/people/:id/name': {
    summary: 'Takes a name back: a neutral one stands in its place.',
    who: 'operator',
    bots: false,
    params: person,
    body: moderation.WhyBody,
    answer: Done,
  },
  'DELETE /api/moderation/rooms/:id/chat/:n': {
    summary: 'Takes a chat message back.',
    who: 'operator',
    bots: false,
    params: moderation.MessageParams,
    body: moderation.WhyBody,
    answer: Done,
  },
  'PUT /api/moderation/operators/:id': {
    summary: 'Makes an account an operator; only with the server’s own token.',
    who: 'operator',
    bots: false,
    params: person,
    body: moderation.WhyBody,
    answer: Done,
  },
  'DELETE /api/moderation/operators/:id': {
    summary: 'An account is an operator no more; only with the server’s own token.',
    who: 'operator',
    bots: false,
    params: person,
    body: moderation.WhyBody,
    answer: Done,
  },
  'GET /api/moderation/log': {
    summary: 'What operators did, the latest first.',
    who: 'operator',
    bots: false,
    query: moderation.LogQuery,
    answer: moderation.LogAnswer,
  },
} as const satisfies Readonly<Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`, Route>>;

export type Routes = typeof ROUTES;
/** A route by its method and path, such as `GET /api/me`. */
export type RouteName = keyof Routes;

type Part<Name extends RouteName, Key extends 'params' | 'query' | 'body'> = Routes[Name] extends {
  readonly [K in Key]: infer S extends TSchema;
}
  ? Static<S>
  : undefined;

export type ApiParams<Name extends RouteName> = Part<Name, 'params'>;
export type ApiQuery<Name extends RouteName> = Part<Name, 'query'>;
export type ApiBody<Name extends RouteName> = Part<Name, 'body'>;
/** What a route answers with when it does not refuse. */
export type ApiAnswer<Name extends RouteName> = Routes[Name]['answer'] extends infer S extends TSchema
  ? Sent<S>
  : string;
