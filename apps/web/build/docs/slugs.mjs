/** Names headings of a page as code hosts do, so that a link to one works in both places. */
export const slugger = () => {
  const seen = new Map();
  return heading => {
    const slug = heading
      .toLowerCase()
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-');
    const count = seen.get(slug) ?? 0;
    seen.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  };
};
