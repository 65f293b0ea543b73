import type { JSX } from 'preact';
import { useIncoming } from '../state/useIncoming.ts';
import './share.css';

interface DropZoneProps {
  /** What is said while something is held over the page. */
  readonly label: string;
  readonly onText: (text: string) => void;
}

/** Takes what is dropped or pasted anywhere on the page, but into fields. */
export const DropZone = ({ label, onText }: DropZoneProps): JSX.Element | null =>
  useIncoming(([first]) => onText(first?.text ?? '')) ? (
    <div class="drop-zone" role="status">
      <span>{label}</span>
    </div>
  ) : null;
