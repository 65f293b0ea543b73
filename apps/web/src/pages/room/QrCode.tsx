import type { JSX } from 'preact';
import { useLoaded } from '../../state/useLoaded.ts';

interface Code {
  readonly size: number;
  /** The dark squares, row by row. */
  readonly path: string;
}

const encode = async (text: string): Promise<Code> => {
  const { encode: qr } = await import('uqr');
  const { size, data } = qr(text, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
};

/** A text as a code for phones: dark on light in every theme, since readers expect it so. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }): JSX.Element => {
  const code = useLoaded(() => encode(text), text);
  return (
    <span class="invite-code">
      {code && (
        <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label} shape-rendering="crispEdges">
          <path d={code.path} />
        </svg>
      )}
    </span>
  );
};
