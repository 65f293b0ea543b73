import { ApiFault, ROUTES, type Route } from '@threefold-games/wire';

type Json = Readonly<Record<string, unknown>>;

/** The description of the API, from the same schemas by which it is checked. */
export const openApi = (cookie: string): Json => ({
  openapi: '3.1.0',
  info: {
    title: 'Threefold',
    version: '1',
    description: 'Games that people play with each other. Live play goes over the WebSocket at /api/live.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/' }],
  paths: pathsOf(),
  components: {
    schemas: { Fault: ApiFault },
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: cookie, description: 'Set by POST /api/me.' },
      token: { type: 'http', scheme: 'bearer', description: 'The token of a bot account.' },
      operator: { type: 'http', scheme: 'bearer', description: 'The server’s own token, in its data folder.' },
    },
  },
});

const pathsOf = (): Json => {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, route] of Object.entries<Route>(ROUTES)) {
    const [method = '', path = ''] = name.split(' ');
    const template = path.replace(/:(\w+)/g, '{$1}');
    paths[template] = { ...paths[template], [method.toLowerCase()]: operationOf(method, path, route) };
  }
  return paths;
};

const operationOf = (method: string, path: string, route: Route): Json => ({
  operationId: [method.toLowerCase(), ...path.split('/').slice(2)].join('-').replace(/[:]/g, ''),
  summary: route.summary,
  security: securityOf(route),
  parameters: [...parametersOf('path', route.params), ...parametersOf('query', route.query)],
  ...(route.body ? { requestBody: { required: true, content: { 'application/json': { schema: route.body } } } } : {}),
  responses: {
    200: {
      description: 'Done.',
      content: route.answer === 'text' ? TEXT : { 'application/json': { schema: route.answer } },
    },
    default: {
      description: 'Refused; the code says why.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Fault' } } },
    },
  },
});

const TEXT = { 'text/plain': { schema: { type: 'string' } } };

const securityOf = ({ who, bots }: Route): readonly Json[] => [
  ...(who === 'anybody' ? [{}] : []),
  { session: [] },
  ...(bots ? [{ token: [] }] : []),
  ...(who === 'operator' ? [{ operator: [] }] : []),
];

interface ObjectSchema {
  readonly properties: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
}

const parametersOf = (where: 'path' | 'query', schema: Route['params']): readonly Json[] => {
  if (!schema) return [];
  const { properties, required = [] } = schema as unknown as ObjectSchema;
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: required.includes(name),
    schema: property,
  }));
};
