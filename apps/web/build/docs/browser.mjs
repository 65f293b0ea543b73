// What pages of /docs do beyond being read: code is copied by a button, and the contents are open where there is room beside the text.

for (const block of document.querySelectorAll('.code')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.querySelector('code')?.textContent ?? '');
    button.textContent = 'Copied';
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 2000);
  });
  block.append(button);
}

const contents = document.querySelector('.contents');
const room = matchMedia('(min-width: 1180px)');
const place = () => contents?.toggleAttribute('open', room.matches);
place();
room.addEventListener('change', place);
