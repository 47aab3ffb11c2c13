# A server. Its tables are kept in /data, unless MAZZO_DB names a PostgreSQL.
FROM python:3.11-slim AS build

WORKDIR /app
COPY requirements/pages.txt requirements/docs.txt requirements/
RUN pip install --no-cache-dir --no-deps --require-hashes -r requirements/pages.txt -r requirements/docs.txt
COPY pyproject.toml hatch_build.py mkdocs.yml mkdocs_hooks.py LICENSE llms.txt *.md ./
COPY docs docs
COPY examples examples
COPY bench/results.md bench/results.md
COPY web web
COPY src src
RUN pip wheel --no-deps --no-build-isolation --wheel-dir /wheels .

FROM python:3.11-slim

COPY requirements/host.txt /tmp/
RUN pip install --no-cache-dir --no-deps --require-hashes -r /tmp/host.txt
COPY --from=build /wheels /tmp/wheels
RUN pip install --no-cache-dir --no-deps /tmp/wheels/*.whl && useradd --create-home mazzo && install -d -o mazzo /data

USER mazzo
ENV MAZZO_DB=/data/mazzo.db
VOLUME /data
EXPOSE 8000
HEALTHCHECK CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/ready')"]
ENTRYPOINT ["mazzo", "serve", "--host", "0.0.0.0"]
