import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { EditorIcon } from '../EditorIcon.tsx';
import type { Tool, ToolDialog } from './tools.ts';
import * as messages from '../../../messages/admin.ts';

function shownKeys(keys: string): string {
  const isMac = navigator.userAgent.includes('Mac');
  return isMac
    ? keys.replace('Control', '⌘').replace('Shift', '⇧').replace('Alt', '⌥').replaceAll('+', '')
    : keys.replace('Control', 'Ctrl').replace('Shift', messages.shiftKey);
}

type ToolBarProps = {
  editor: Editor;
  tools: readonly Tool[];
  label: string;
  controls: string;
  hasWords?: boolean;
  onDialog: (what: ToolDialog) => void;
};

/** Implements the WAI-ARIA toolbar pattern: one tab stop, and the arrow keys move between the tools. */
export function ToolBar({ editor, tools, label, controls, hasWords = false, onDialog }: ToolBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      tools.map(({ isOn, can }) => ({ isOn: isOn?.(now) ?? null, can: can === undefined || can(now) })),
  });
  const use = (tool: Tool) => {
    // Focuses the text first, so that typing continues there and a dialog returns the focus to the text.
    editor.view.focus();
    tool.run(editor, onDialog);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tools.length - 1 };
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = (step + tools.length) % tools.length;
    setAt(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      ref={bar}
      className={classNames('blog-tools', hasWords && 'parole')}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {tools.map((tool, index) => {
        const state = states[index];
        const isOff = state?.can === false;
        return (
          <button
            key={tool.label}
            type="button"
            className={classNames('blog-tool', tool.isApart && 'stacca')}
            tabIndex={index === at ? 0 : -1}
            aria-label={hasWords ? undefined : tool.label}
            title={hasWords ? undefined : `${tool.label}${tool.keys === undefined ? '' : ` (${shownKeys(tool.keys)})`}`}
            aria-keyshortcuts={tool.keys}
            aria-pressed={state?.isOn ?? undefined}
            aria-disabled={isOff || undefined}
            onPointerDown={(event) => event.preventDefault()}
            onFocus={() => setAt(index)}
            onClick={() => !isOff && use(tool)}
          >
            {tool.icon && <EditorIcon name={tool.icon} />}
            {hasWords && tool.label}
          </button>
        );
      })}
    </div>
  );
}
