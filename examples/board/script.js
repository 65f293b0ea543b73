// Shows the source of each example below it, as it stands before the boards come to life, and tells what is played on one of them.
for (const board of document.querySelectorAll('threefold-board')) {
  const source = document.createElement('pre');
  source.tabIndex = 0;
  source.textContent = board.outerHTML.replace(/(?: \w+="")+/g, said => said.replaceAll('=""', ''));
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = 'Source';
  details.append(summary, source);
  board.closest('section').append(details);
}

const log = document.querySelector('#log');
const play = document.querySelector('#play');
play.addEventListener('turn', ({ detail }) => {
  log.textContent = `Turn ${detail.turn}, seat ${detail.seat}: ${detail.steps.join(' ')}`;
});
play.addEventListener('refused', ({ detail }) => {
  log.textContent = `Refused by ${detail.rule}: ${detail.text}`;
});
