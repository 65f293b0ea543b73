import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { openServer } from '../../src/index.ts';
import { openStore } from '../../src/store/database.ts';
import { checkVersion } from '../../src/store/sqlite/client.ts';
import { systemTime } from '../../src/time.ts';
import { Folders, optionsOf } from '../proof/servers.ts';

describe('the version of SQLite', () => {
  it('is safe in this Node', () => {
    expect(checkVersion()).toEqual({ ok: true, value: undefined });
  });

  it.each(['3.51.3', '3.51.10', '3.52.0', '3.100.0', '4.0.0'])('%s is served', version => {
    expect(checkVersion(version).ok).toBe(true);
  });

  it.each(['3.51.2', '3.45.1', '3.9.9', '2.99.99', 'none', ''])('"%s" is not', version => {
    const detail = `version ${version}, and 3.51.3 is needed`;
    expect(checkVersion(version)).toMatchObject({ ok: false, error: { code: 'server.sqlite', detail } });
  });

  it('is looked at before a folder is touched, and does not matter to PostgreSQL', async () => {
    const folders = new Folders();
    const options = optionsOf(folders, { sqliteVersion: '3.51.2' });
    expect(await openServer(options)).toMatchObject({ ok: false, error: { code: 'server.sqlite' } });
    const store = { ...systemTime, processId: 'one', sqliteVersion: '3.51.2' };
    expect(await openStore({ data: '/dev/null/data' }, store)).toMatchObject({ error: { code: 'server.sqlite' } });
    const url = 'postgres://127.0.0.1:1/none';
    expect(await openStore({ url }, store)).toMatchObject({ error: { code: 'server.database' } });
    const { close } = must(await openServer({ ...options, sqliteVersion: '3.51.3' }));
    await close();
    folders.remove();
  });
});

describe('warnings', () => {
  const SQLITE = new URL('../../src/store/sqlite/nodeSqlite.ts', import.meta.url).href;
  const SERVER = new URL('../../src/index.ts', import.meta.url).href;

  /** What a process writes to its standard error. */
  const errorsOf = (code: string): string => {
    const args = ['--conditions=threefold-source', '--input-type=module', '--eval', code];
    const { stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    return stderr;
  };

  it('come through, all but that of node:sqlite', () => {
    const errors = errorsOf(`
      const { emitWarning } = process;
      process.on('warning', warning => {
        if (String(warning).includes('SQLite is')) throw warning;
      });
      const { DatabaseSync } = await import(${JSON.stringify(SQLITE)});
      new DatabaseSync(':memory:').close();
      if (process.emitWarning !== emitWarning) throw new Error('not put back');
      process.emitWarning('one of ours');
      process.emitWarning('a feature of another kind', 'ExperimentalWarning');
      process.emitWarning('old', 'DeprecationWarning', 'DEP9999');`);
    expect(errors).not.toContain('SQLite');
    expect(errors).toContain('Warning: one of ours');
    expect(errors).toContain('ExperimentalWarning: a feature of another kind');
    expect(errors).toContain('[DEP9999] DeprecationWarning: old');
  });

  it('that come while it is loaded come through too', () => {
    const errors = errorsOf(`
      const { getBuiltinModule } = process;
      process.getBuiltinModule = id => {
        process.emitWarning('SQLite is an experimental feature and might change at any time', 'ExperimentalWarning');
        process.emitWarning('SQLite is said by somebody else');
        process.emitWarning('meanwhile', { type: 'ExperimentalWarning', code: 'ours' });
        return getBuiltinModule(id);
      };
      await import(${JSON.stringify(SQLITE)});`);
    expect(errors).not.toContain('might change');
    expect(errors).toContain('SQLite is said by somebody else');
    expect(errors).toContain('[ours] ExperimentalWarning: meanwhile');
  });

  it('of node:sqlite do not come from the threads of a server', () => {
    const root = mkdtempSync(join(tmpdir(), 'threefold-quiet-'));
    const errors = errorsOf(`
      import { writeFileSync } from 'node:fs';
      const { openServer } = await import(${JSON.stringify(SERVER)});
      const root = ${JSON.stringify(root)};
      writeFileSync(root + '/index.html', '');
      const server = await openServer({ root, data: root + '/data', port: 0, host: '127.0.0.1' });
      if (!server.ok) throw new Error(server.error.detail);
      await server.value.close();
      process.exit(0);`);
    rmSync(root, { recursive: true });
    expect(errors).not.toContain('SQLite');
  });
});
