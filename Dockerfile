# Builds Threefold and runs it as an ordinary user; games, people and secrets are in /data, or in the PostgreSQL of DATABASE_URL.
FROM node:26-slim AS build
WORKDIR /app
COPY . .
# Installing builds everything too; afterwards only what runs is kept.
RUN npm ci --no-audit --no-fund \
 && npm prune --omit=dev --ignore-scripts \
 && find apps library games packages bench \( -name test -o -name e2e -o -name vectors \) -type d -not -path '*/node_modules/*' -prune -exec rm -rf {} +

FROM node:26-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/packages packages
COPY --from=build /app/games games
COPY --from=build /app/library library
COPY --from=build /app/bench bench
COPY --from=build /app/apps apps
RUN install --directory --owner=node --group=node --mode=700 /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then(answer => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# `docker run IMAGE backup /data/games.backup --data /data` runs any other command.
ENTRYPOINT ["node", "--max-semi-space-size=8", "apps/cli/bin/threefold.js"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8080", "--data", "/data", "--log", "info"]
