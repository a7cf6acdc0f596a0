export function Sentences({ text }: { text: string }) {
  const sentences = text.split('\n');
  if (sentences.length === 1) return text;
  return (
    <span className="phrases">
      {sentences.map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
    </span>
  );
}
